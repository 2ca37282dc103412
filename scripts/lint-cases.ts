import { ESLint } from 'eslint';

// Lints pieces of code under pretended file paths with the repository's configuration. Reads
// [{ file, code }] as JSON from standard input and writes the messages of each as JSON. A program of its
// own, because the configuration is an ES module, which jest cannot load.
let input = '';
for await (const chunk of process.stdin) input += chunk;

const eslint = new ESLint();
const answers = [];
for (const { file, code } of JSON.parse(input)) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push((result?.messages ?? []).map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
console.log(JSON.stringify(answers));
