import type { FailureWords } from '@/components/forms/send-form';
import type { PlainFormAction } from '@/components/forms/plain-form';

/** What the forms of these pages hold, by field; a box that is ticked says 'on'. */
export type FormValues = Record<string, string>;

/** How such a form is sent: by script to an address of the API, without scripts to a server action. */
export interface Sending {
  /** Takes it from scripts, as JSON */
  path: string;
  /** Says whose request it is; sent with the values, because addresses are written into logs */
  token?: string;
  /** Says it by its id, where the pass of this browser opens it */
  request?: string;
  /** Takes it where there are none, and leads on by itself */
  plainAction: PlainFormAction<FormValues>;
  /** The page that says that it is done */
  next: string;
}

export const FAILURE_LABELS: FailureWords = {
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: 'Das hat noch nicht geklappt',
  kept: '',
  again: 'Bitte versuchen Sie es noch einmal.',
};

/** A form's fields as typed, without what Next adds to forms and without files. */
export function postedValues(form: FormData): FormValues {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !entry[0].startsWith('$'),
    ),
  );
}
