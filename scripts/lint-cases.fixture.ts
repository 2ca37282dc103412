import { ESLint } from 'eslint';

// A separate program, because jest cannot load the configuration, an ES module.
let input = '';
for await (const chunk of process.stdin) input += chunk;

const eslint = new ESLint();
const answers = [];
for (const { file, code } of JSON.parse(input)) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push((result?.messages ?? []).map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
console.log(JSON.stringify(answers));
