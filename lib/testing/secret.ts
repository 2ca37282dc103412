/** Without a secret a test would write one into the data folder. */
export function setSecret(): void {
  const original = process.env.AUTH_SECRET;
  beforeAll(() => {
    process.env.AUTH_SECRET = 'a secret of at least 32 characters';
  });
  afterAll(() => {
    if (original === undefined) delete process.env.AUTH_SECRET;
    else process.env.AUTH_SECRET = original;
  });
}
