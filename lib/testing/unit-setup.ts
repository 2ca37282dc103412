import './secret';

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

// No test gets a clock or stored values from the one before.
beforeEach(() => {
  jest.useRealTimers();
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
