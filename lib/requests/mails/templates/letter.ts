import type { ReactNode } from 'react';

/** What a template makes of its data; the letterhead is put around it (parts/frame.tsx). */
export interface Letter {
  /** Free of names and other typed text, save an employee's own in 'reply' */
  subject: string;
  /** What mail programs show beside the subject: no personal data, for it is read on locked screens */
  preview: string;
  /** Ends the sentence 'Sie erhalten diese E-Mail, weil …' */
  reason: string;
  body: ReactNode;
}

/** A line of a table, as it is shown. */
export interface Entry {
  label: string;
  text: string;
}
