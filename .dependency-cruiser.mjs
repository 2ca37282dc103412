// Forbids cycles between files and between folders (docs/decisions/001-import-direction.md).

const config = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-circular',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Tests are left out: shared test helpers would tie every folder to every other.
    exclude: {
      path: '^(\\.next|lib/platform/(db|http)/generated|lib/testing)|\\.(test|fixture)\\.tsx?$',
    },
  },
};

export default config;
