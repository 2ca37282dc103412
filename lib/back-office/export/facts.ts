import type { Answer } from '@/lib/subjects/subject';
import {
  callbackFacts,
  contactFacts,
  inquiryFacts,
  leadFacts,
  valuationFacts,
} from '@/lib/subjects/facts';
import type { SubjectType } from '@/lib/submissions/subject';
import type { RequestRow } from '../request/row';

/** What stands in every row of a form, whose column may hold nothing for the others. */
const home = ({ propertyType, postalCode, area, ...row }: RequestRow) => ({
  ...row,
  propertyType: propertyType ?? '',
  postalCode: postalCode ?? '',
  area: area ?? 0,
});

const FACTS: Record<SubjectType, (row: RequestRow) => Answer[]> = {
  callback: callbackFacts,
  contact: (row) => contactFacts({ ...row, message: row.remark ?? '' }),
  valuation: (row) => valuationFacts({ ...home(row), notes: row.remark }),
  lead: (row) =>
    leadFacts({
      ...home(row),
      city: row.city ?? '',
      timeline: row.timeline ?? '',
      additionalInfo: row.remark,
    }),
  inquiry: (row) =>
    inquiryFacts({
      package: row.package ?? '',
      postalArea: row.postalArea ?? '',
      office: row.office ?? '',
      message: row.remark,
    }),
};

/** What was said in the form, in the order of the form; the same fields for every row of a kind. */
export function factsOf(row: RequestRow): Answer[] {
  return FACTS[row.type](row);
}
