import { readEvaluateCommand } from './command';

test.each([
  [['--data', 'a.csv'], { files: ['a.csv'], asJson: false }],
  [['--data=a.csv.gz', '--json'], { files: ['a.csv.gz'], asJson: true }],
  [['--json', '--data', 'a.csv', '--data', 'b.csv'], { files: ['a.csv', 'b.csv'], asJson: true }],
])('%j is understood', (args, command) => {
  expect(readEvaluateCommand(args)).toEqual(command);
});

test.each([
  [[]],
  [['a.csv']],
  [['--json']],
  [['--data']],
  [['--data', '']],
  [['--data', '--json']],
  [['--data', 'a.csv', 'b.csv']],
  [['--data', 'a.csv', '--csv']],
])('%j is no command', (args) => {
  expect(readEvaluateCommand(args)).toBeNull();
});
