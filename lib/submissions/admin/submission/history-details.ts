import { CONTACT_CHANNELS } from '@/lib/submissions/contact-wish/contact-wish';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { statusLabel } from '@/lib/submissions/kinds/statuses';
import type { HistoryEntry } from './submission';

type Values = Record<string, unknown>;
type Details = HistoryEntry['details'];

/** Texts shown with their former version. */
const CHANGING: Record<string, string> = { note: 'Notiz', notes: 'Notiz', response: 'Antwort' };

const TERMS: Record<string, string> = {
  text: 'Text',
  words: 'Gesagt wurde',
  minutes: 'Dauer in Minuten',
  place: 'Ort',
  open: 'Noch offen',
  reason: 'Begründung',
  recipient: 'An',
};

/** The labels of the lead form win. */
const FIELDS: Record<string, string> = Object.fromEntries(
  [KINDS.inquiry, KINDS.contact, KINDS.callback, KINDS.valuation, KINDS.lead].flatMap((kind) =>
    kind.fields.map(({ name, label }) => [name, label]),
  ),
);

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function changedTexts(before: Values, after: Values): Details {
  return Object.entries(CHANGING).flatMap(([key, term]) => {
    const [old, text] = [asText(before[key]), asText(after[key])];
    if (old === text || !(key in after)) return [];
    return [
      ...(old ? [{ term: `${term} vorher`, text: old }] : []),
      { term, text: text || 'gelöscht' },
    ];
  });
}

function changedStatus(action: string, before: Values, after: Values): Details {
  if (action.startsWith('status') || action === 'created') return [];
  const [from, to] = [asText(before.status), asText(after.status)];
  if (!to || from === to) return [];
  return [
    { term: 'Status', text: from ? `${statusLabel(from)} → ${statusLabel(to)}` : statusLabel(to) },
  ];
}

function corrected({ fields }: Values): Details {
  const names = asText(fields).split(', ').filter(Boolean);
  const text = names.map((name) => FIELDS[name] ?? name).join(', ');
  return text ? [{ term: 'Geändert', text }] : [];
}

function wished({ channel, doNotCall }: Values): Details {
  const wish = CONTACT_CHANNELS.find(({ value }) => value === channel)?.label;
  const words = [...(doNotCall === true ? ['Bitte nicht anrufen'] : []), ...(wish ? [wish] : [])];
  return words.length > 0 ? [{ term: 'Wunsch', text: words.join(' · ') }] : [];
}

export function historyDetails(action: string, before: Values, after: Values): Details {
  if (action === 'corrected' || action === 'lead-property') return corrected(after);
  if (action === 'wish-changed') return wished(after);
  return [
    ...changedStatus(action, before, after),
    ...changedTexts(before, after),
    ...Object.entries(TERMS).flatMap(([key, term]) => {
      const text = asText(after[key]);
      return text ? [{ term, text }] : [];
    }),
  ];
}
