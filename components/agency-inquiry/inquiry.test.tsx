import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InquiryNote } from './inquiry-note';
import { Inquiry } from './inquiry';
import { PackageSummaries } from './package-summaries';

const originalFetch = globalThis.fetch;
// jsdom lacks it.
AbortSignal.timeout ??= () => new AbortController().signal;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = originalFetch;
});

function show() {
  const user = userEvent.setup({ delay: null });
  const view = (
    <Inquiry
      preset="professional"
      plainAction={async (state) => state}
      intro={<p>Nennen Sie uns Ihr Gebiet.</p>}
      summary={<PackageSummaries />}
      note={<InquiryNote />}
    />
  );
  return { user, ...render(view) };
}

test('says before the button that nothing is charged, and what one declares', () => {
  show();
  expect(screen.getByText(/Es wird nichts berechnet, und ein Vertrag entsteht/)).toBeVisible();
  expect(
    screen.getByText(/„Ich bitte darum, zu meiner Anfrage angerufen und angeschrieben zu werden“/),
  ).toBeVisible();
});
