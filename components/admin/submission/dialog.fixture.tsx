import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithRouter } from '@/lib/testing/navigation';
import type { SubmissionDetail } from '@/lib/submissions/admin/submission/submission';
import { SubmissionDialog } from './submission-dialog';

// jsdom does not have these.
AbortSignal.timeout ??= () => new AbortController().signal;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => {};

export const detail: SubmissionDetail = {
  type: 'callback',
  id: 'one',
  version: 1,
  status: 'pending',
  createdAt: new Date('2026-11-22T08:05:00Z'),
  updatedAt: new Date('2026-11-22T08:05:00Z'),
  name: 'Erika Beispiel',
  phone: '030 1234567',
  email: 'erika@beispiel.de',
  summary: '',
  facts: [],
  others: 0,
  isMerged: false,
  persons: [],
  note: 'Alt',
  mails: [],
  history: [],
};

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

export type Reply = [status: number, body: object] | Error;

export function openDialog(changes: Partial<SubmissionDetail> = {}, replies: Reply[] = []) {
  const sent: Sent[] = [];
  const led: string[] = [];
  globalThis.fetch = async (path, { body } = {}) => {
    sent.push({ path: String(path), body: JSON.parse(String(body)) });
    const reply = replies.shift() ?? new TypeError('Nobody answers');
    if (reply instanceof Error) throw reply;
    const [status, answer] = reply;
    const text = JSON.stringify(answer);
    return { ok: status < 400, status, json: async () => answer, text: async () => text } as never;
  };
  const router = {
    replace: (address: string) => void led.push(address),
    refresh: () => void led.push('refresh'),
  };
  const dialog = (shown: Partial<SubmissionDetail>) => (
    <WithRouter router={router}>
      <SubmissionDialog
        detail={{ ...detail, ...changes, ...shown }}
        closeHref="/liste"
        viewer={{ id: 7, name: 'Karin Beispiel', role: 'mitarbeiter' }}
        mailTemplates={[
          { id: 'hello', title: 'Begrüßung', subject: 'Guten Tag', text: 'Vielen Dank.' },
          { id: 'bye', title: 'Absage', subject: 'Leider', text: 'Es geht nicht.' },
        ]}
      />
    </WithRouter>
  );
  const { rerender, unmount } = render(dialog({}));
  return {
    sent,
    led,
    unmount,
    /** As after a reload of the page's data */
    show: (shown: Partial<SubmissionDetail>) => rerender(dialog(shown)),
  };
}

export async function choose(list: string, entry: string) {
  await userEvent.click(screen.getByRole('combobox', { name: list }));
  await userEvent.click(screen.getByRole('option', { name: entry }));
}
