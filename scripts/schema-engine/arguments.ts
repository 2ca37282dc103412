// The command line of the native engine, as far as the Prisma CLI uses it.

export interface Datasource {
  url?: string;
  shadowDatabaseUrl?: string;
}

interface Options {
  datasource: Datasource;
  datamodelPaths: string[];
  command?: string;
  showVersion: boolean;
}

const OPTIONS_WITHOUT_MEANING_HERE = new Set(['--enabled-preview-features', '--extension-types']);

export function parseArguments(argv: string[]): Options {
  const options: Options = { datasource: {}, datamodelPaths: [], showVersion: false };
  const rest = [...argv];
  while (rest.length > 0) {
    const name = rest.shift() ?? '';
    if (name === '--version') options.showVersion = true;
    else if (name === '--datamodels' || name === '-d')
      options.datamodelPaths.push(rest.shift() ?? '');
    else if (name === '--datasource') options.datasource = JSON.parse(rest.shift() ?? '');
    else if (name === 'cli') options.command = rest.shift();
    else if (OPTIONS_WITHOUT_MEANING_HERE.has(name)) rest.shift();
    else throw new Error(`The schema engine does not know the argument ${name}`);
  }
  return options;
}
