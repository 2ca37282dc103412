/**
 * Answers in order, the last one repeated: a body becomes JSON, an Error is thrown, a function
 * makes the body from the address. Returns the requested addresses.
 */
export function answerFetch(...answers: unknown[]): string[] {
  const asked: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const given = answers[Math.min(asked.length, answers.length - 1)];
    const address = String(input);
    asked.push(address);
    const answer: unknown = typeof given === 'function' ? given(address) : given;
    if (answer instanceof Error) throw answer;
    const text = JSON.stringify(answer);
    return { ok: true, text: async () => text, json: async () => JSON.parse(text) } as Response;
  };
  afterAll(() => {
    globalThis.fetch = original;
  });
  return asked;
}
