import type { RequestDetail } from '@/lib/back-office/request/request';
import { SUBJECT_TITLES } from '@/lib/subjects/titles';

/** 'Bewertungsanfrage von Erika Beispiel' */
export function titleOf({ type, name, phone }: Pick<RequestDetail, 'type' | 'name' | 'phone'>) {
  const person = name ?? phone;
  return person ? `${SUBJECT_TITLES[type]} von ${person}` : SUBJECT_TITLES[type];
}
