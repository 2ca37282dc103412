import { ESLint } from 'eslint';

// Lints pieces of code under pretended file paths with the repository's configuration. Reads
// [{ file, code }] as JSON from standard input and writes the messages of each as JSON. With a folder
// as argument the files are those in it. A program of its own, because the configuration is an ES
// module, which jest cannot load.
let input = '';
for await (const chunk of process.stdin) input += chunk;

const [folder] = process.argv.slice(2);
const eslint = new ESLint({
  cwd: folder,
  overrideConfigFile: `${process.cwd()}/eslint.config.mjs`,
  // It reads the file from the disk, whatever code is given, and fails where there is none.
  overrideConfig: folder ? [] : { rules: { 'import/no-cycle': 'off' } },
});
const answers = [];
for (const { file, code } of JSON.parse(input)) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push((result?.messages ?? []).map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
console.log(JSON.stringify(answers));
