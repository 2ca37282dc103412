import type { SubjectReference } from '@/lib/submissions/subject';

/** One thing that the person has told us. */
export interface Answer {
  /** Wire name of the field */
  field: string;
  label: string;
  /** As it is shown, with unit; 'nicht angegeben' where nothing was said */
  text: string;
  /** As it is stored */
  value: string | number | boolean | null;
}

/** What an employee holds a home to be worth beside the estimate; whole euros. */
export interface Expertise {
  value: number;
  reason: string;
  /** Name of the employee */
  employee: string;
  at: Date;
}

/** A request of any kind, as mails, PDFs and 'Meine Anfrage' tell of it. */
export interface Subject extends SubjectReference {
  status: string;
  createdAt: Date;
  updatedAt: Date;
  quarantine: string | null;
  person: { name?: string; email?: string; phone?: string };
  /** Without the person's name, address and number */
  facts: Answer[];
  /** Where the property is, if that was asked */
  postalCode?: string;
  /** What the formula made of the answers; `reference` in ten digits, the value in whole euros */
  valuation?: { reference: string; estimatedValue: number; expert?: Expertise };
}
