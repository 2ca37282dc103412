import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';

interface Sent {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

interface Answer {
  status: number;
  body: unknown;
}

const originalFetch = globalThis.fetch;
// jsdom lacks it.
AbortSignal.timeout ??= () => new AbortController().signal;

afterEach(() => {
  globalThis.fetch = originalFetch;
});

/** In this order, then stores everything; an Error stands for no connection. */
export function answer(...answers: (Error | Answer)[]): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = async (path, { headers, body } = {}) => {
    const next = answers[sent.length] ?? { status: 201, body: {} };
    const key = new Headers(headers).get('Idempotency-Key');
    sent.push({ path: String(path), key, body: JSON.parse(String(body)) });
    if (next instanceof Error) throw next;
    const text = JSON.stringify(next.body);
    const ok = next.status < 400;
    return { ...next, ok, text: async () => text, json: async () => next.body } as never;
  };
  return sent;
}

export const CONTACT_KEY = 'wohnlotse.kontakt';

export const KNOWN = {
  name: 'Max Muster',
  phone: '089 7654321',
  email: 'max@muster.de',
  propertyType: 'bungalow',
};

export function keepKnown(values: typeof KNOWN) {
  const now = Date.now();
  const draft = { values, idempotencyKey: 'a', openedAt: now, savedAt: now };
  localStorage.setItem(CONTACT_KEY, JSON.stringify(draft));
}

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function show<Props extends object>(
  Dialog: ComponentType<Props & DialogProps>,
  props: Props,
) {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(true)}>Öffnen</button>
        <Dialog {...props} open={open} onOpenChange={setOpen} />
      </>
    );
  }
  return { user: userEvent.setup({ delay: null }), ...render(<Page />) };
}

export type User = ReturnType<typeof userEvent.setup>;

export async function fillIn(user: User, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.click(screen.getByRole('textbox', { name }));
    await user.paste(text);
  }
}

export const thanks = () => screen.findByRole('heading', { name: 'Vielen Dank.' });
