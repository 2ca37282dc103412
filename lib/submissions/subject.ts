/** The portal's forms, by the name under which keys, consents, mails and audit rows are filed. */
export const SUBJECT_TYPES = ['valuation', 'lead', 'callback', 'contact', 'inquiry'] as const;

export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** Ends the scope of keys that name the senders of a form, instead of what they have sent. */
export const SENDERS = '-sender';

/** Whether a word from an address or a cookie names one of the forms. */
export const isSubjectType = (type: string): type is SubjectType =>
  SUBJECT_TYPES.some((known) => known === type);

/** What a consent, a mail or another row belongs to. */
export interface SubjectReference {
  subjectType: SubjectType;
  subjectId: string;
}

/** One word for a request, by which it is told from the others. */
export const subjectKey = ({ subjectType, subjectId }: SubjectReference) =>
  `${subjectType}:${subjectId}`;
