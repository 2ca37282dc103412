// A warning of React or a library fails its test.
let complaints: unknown[][] = [];
const original = console.error;

beforeEach(() => {
  complaints = [];
  console.error = (...args: unknown[]) => {
    complaints.push(args);
  };
});

afterEach(() => {
  console.error = original;
  if (complaints.length === 0) return;
  throw new Error(
    `console.error was called: ${complaints.map((args) => args.join(' ')).join('\n')}`,
  );
});
