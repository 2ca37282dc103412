import type { Agreement } from '@/lib/requests/consent/consents';

/** What is told where the browser named no address (lib/platform/http/origin.ts). */
const UNNAMED: Record<string, string> = {
  'same-origin': 'von unserer Website gesendet',
  none: 'ohne Angabe einer Website gesendet',
};

/** Where a consent was given, continuing 'Erteilt am …': the page, and what the browser said of it. */
export function whereGiven({ sourcePage, origin }: Pick<Agreement, 'sourcePage' | 'origin'>) {
  const sent = origin && (UNNAMED[origin] ?? `gesendet von ${origin}`);
  return [`auf der Seite ${sourcePage}`, sent].filter(Boolean).join(', ');
}
