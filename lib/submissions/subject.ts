/** The portal's forms, by the name under which keys, consents, mails and audit rows are filed. */
export const SUBJECT_TYPES = ['valuation', 'lead', 'callback', 'contact', 'inquiry'] as const;

export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** What a consent, a mail or another row belongs to. */
export interface SubjectReference {
  subjectType: SubjectType;
  subjectId: string;
}
