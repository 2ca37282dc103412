import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { SubjectReference } from '@/lib/submissions/subject';
import { QUARANTINE_PAGE_LENGTH } from './quarantine';

// Asked for as "> ''" instead of "IS NOT NULL": only so do both databases follow the index.

/** Which requests are set aside, of all kinds, one page of them, newest first. */
export async function findQuarantined(page: number): Promise<SubjectReference[]> {
  const db = await database();
  return db.$queryRaw<SubjectReference[]>`
    SELECT "subjectType", "subjectId" FROM (
      SELECT 'callback' AS "subjectType", "id" AS "subjectId", "createdAt" FROM "CallbackRequest"
        WHERE "quarantine" > ''
      UNION ALL SELECT 'contact', "id", "createdAt" FROM "ContactRequest" WHERE "quarantine" > ''
      UNION ALL SELECT 'valuation', "id", "createdAt" FROM "ValuationRequest"
        WHERE "quarantine" > ''
      UNION ALL SELECT 'lead', "id", "createdAt" FROM "AdLead" WHERE "quarantine" > ''
      UNION ALL SELECT 'inquiry', "id", "createdAt" FROM "AgentInquiry" WHERE "quarantine" > ''
    ) AS "set_aside"
    ORDER BY "createdAt" DESC, "subjectId"
    LIMIT ${QUARANTINE_PAGE_LENGTH} OFFSET ${(page - 1) * QUARANTINE_PAGE_LENGTH}`;
}

/** How many requests are set aside, of all kinds. */
export async function countSetAside(): Promise<number> {
  const db = await database();
  const where = { quarantine: { gt: '' } };
  const counts = await Promise.all([
    db.callbackRequest.count({ where }),
    db.contactRequest.count({ where }),
    db.valuationRequest.count({ where }),
    db.adLead.count({ where }),
    db.agentInquiry.count({ where }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
