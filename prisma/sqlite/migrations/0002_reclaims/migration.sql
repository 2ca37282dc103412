-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_LeadReclaim" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "deliveryId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "evidence" TEXT NOT NULL,
    "attempts" JSONB,
    "filedAt" DATETIME NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "decision" TEXT,
    "decidedBy" TEXT,
    "decidedAt" DATETIME,
    "explanation" TEXT,
    "creditMonth" TEXT,
    "standsFor" TEXT,
    CONSTRAINT "LeadReclaim_deliveryId_fkey" FOREIGN KEY ("deliveryId") REFERENCES "LeadDelivery" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_LeadReclaim" ("id", "standsFor", "attempts", "creditMonth", "decidedAt", "decidedBy", "decision", "deliveryId", "dueAt", "evidence", "explanation", "filedAt", "reason") SELECT "deliveryId", CASE WHEN "decision" = 'refused' THEN NULL ELSE "deliveryId" END, "attempts", "creditMonth", "decidedAt", "decidedBy", "decision", "deliveryId", "dueAt", "evidence", "explanation", "filedAt", "reason" FROM "LeadReclaim";
DROP TABLE "LeadReclaim";
ALTER TABLE "new_LeadReclaim" RENAME TO "LeadReclaim";
CREATE UNIQUE INDEX "LeadReclaim_standsFor_key" ON "LeadReclaim"("standsFor");
CREATE INDEX "LeadReclaim_decision_dueAt_idx" ON "LeadReclaim"("decision", "dueAt");
CREATE INDEX "LeadReclaim_deliveryId_idx" ON "LeadReclaim"("deliveryId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
