// What React or a library complains about is a defect: it fails the test it appears in.
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
