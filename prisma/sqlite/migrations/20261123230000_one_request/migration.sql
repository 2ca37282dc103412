-- The five tables of requests become one, with what is of a kind in a table beside it. What belongs to a
-- request refers to it from now on and goes with it; the ledger and the audit trail stay row for row.

PRAGMA foreign_keys=OFF;

CREATE TABLE "Request" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "reference" TEXT,
    "name" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "emailKey" TEXT,
    "phoneKey" TEXT,
    "status" TEXT NOT NULL,
    "notes" TEXT,
    "assignedTo" INTEGER,
    "dueAt" DATETIME,
    "dueFor" TEXT,
    "quarantine" TEXT,
    "sourcePage" TEXT,
    "repeatOf" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Request_repeatOf_fkey" FOREIGN KEY ("repeatOf") REFERENCES "Request" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE TABLE "Valuation" (
    "requestId" TEXT NOT NULL PRIMARY KEY,
    "propertyType" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "area" REAL NOT NULL,
    "yearBuilt" INTEGER,
    "rooms" REAL,
    "condition" TEXT,
    "notes" TEXT,
    "estimatedValue" INTEGER NOT NULL,
    "expertValue" INTEGER,
    "expertReason" TEXT,
    "expertBy" INTEGER,
    "expertAt" DATETIME,
    CONSTRAINT "Valuation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Lead" (
    "requestId" TEXT NOT NULL PRIMARY KEY,
    "propertyType" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "area" INTEGER NOT NULL,
    "yearBuilt" INTEGER,
    "condition" TEXT,
    "timeline" TEXT NOT NULL,
    "additionalInfo" TEXT,
    "partnerConsent" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Lead_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Callback" (
    "requestId" TEXT NOT NULL PRIMARY KEY,
    "source" TEXT NOT NULL,
    "propertyType" TEXT,
    "preferredTime" DATETIME,
    "conversation" TEXT,
    CONSTRAINT "Callback_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Contact" (
    "requestId" TEXT NOT NULL PRIMARY KEY,
    "propertyType" TEXT,
    "message" TEXT NOT NULL,
    "conversation" TEXT,
    CONSTRAINT "Contact_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Inquiry" (
    "requestId" TEXT NOT NULL PRIMARY KEY,
    "office" TEXT NOT NULL,
    "postalArea" TEXT NOT NULL,
    "package" TEXT NOT NULL,
    "message" TEXT,
    CONSTRAINT "Inquiry_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

INSERT INTO "Request" ("id", "kind", "reference", "name", "email", "phone", "emailKey", "status", "notes",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt", "sourcePage")
SELECT "id", 'valuation', "reference", "contactName", "contactEmail", "contactPhone", lower("contactEmail"), "status", "employeeNotes",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt",
    (SELECT "sourcePage" FROM "ConsentRecord" WHERE "subjectType" = 'valuation'
        AND "subjectId" = "ValuationRequest"."id" AND "action" = 'given' ORDER BY "createdAt" LIMIT 1)
FROM "ValuationRequest";

INSERT INTO "Valuation" ("requestId", "propertyType", "postalCode", "area", "yearBuilt", "rooms", "condition", "notes", "estimatedValue", "expertValue", "expertReason", "expertBy", "expertAt")
SELECT "id", "propertyType", "postalCode", "area", "yearBuilt", "rooms", "condition", "notes", "estimatedValue", "expertValue", "expertReason", "expertBy", "expertAt" FROM "ValuationRequest";

INSERT INTO "Request" ("id", "kind", "reference", "name", "email", "phone", "emailKey", "status", "notes",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt", "sourcePage")
SELECT "id", 'lead', NULL, "name", "email", "phone", lower("email"), "status", "notes",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt",
    (SELECT "sourcePage" FROM "ConsentRecord" WHERE "subjectType" = 'lead'
        AND "subjectId" = "AdLead"."id" AND "action" = 'given' ORDER BY "createdAt" LIMIT 1)
FROM "AdLead";

INSERT INTO "Lead" ("requestId", "propertyType", "postalCode", "city", "area", "yearBuilt", "condition", "timeline", "additionalInfo", "partnerConsent")
SELECT "id", "propertyType", "postalCode", "city", "area", "yearBuilt", "condition", "timeline", "additionalInfo", "partnerConsent" FROM "AdLead";

INSERT INTO "Request" ("id", "kind", "reference", "name", "email", "phone", "emailKey", "status", "notes",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt", "sourcePage")
SELECT "id", 'callback', NULL, "name", "email", "phone", lower("email"), "status", "notes",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt",
    (SELECT "sourcePage" FROM "ConsentRecord" WHERE "subjectType" = 'callback'
        AND "subjectId" = "CallbackRequest"."id" AND "action" = 'given' ORDER BY "createdAt" LIMIT 1)
FROM "CallbackRequest";

INSERT INTO "Callback" ("requestId", "source", "propertyType", "preferredTime", "conversation")
SELECT "id", "source", "propertyType", "preferredTime", "conversation" FROM "CallbackRequest";

INSERT INTO "Request" ("id", "kind", "reference", "name", "email", "phone", "emailKey", "status", "notes",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt", "sourcePage")
SELECT "id", 'contact', NULL, "name", "email", NULL, lower("email"), "status", "response",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt",
    (SELECT "sourcePage" FROM "ConsentRecord" WHERE "subjectType" = 'contact'
        AND "subjectId" = "ContactRequest"."id" AND "action" = 'given' ORDER BY "createdAt" LIMIT 1)
FROM "ContactRequest";

INSERT INTO "Contact" ("requestId", "propertyType", "message", "conversation")
SELECT "id", "propertyType", "message", "conversation" FROM "ContactRequest";

INSERT INTO "Request" ("id", "kind", "reference", "name", "email", "phone", "emailKey", "status", "notes",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt", "sourcePage")
SELECT "id", 'inquiry', NULL, "name", "email", "phone", lower("email"), "status", "notes",
    "assignedTo", "dueAt", "dueFor", "quarantine", "version", "createdAt", "updatedAt",
    (SELECT "sourcePage" FROM "ConsentRecord" WHERE "subjectType" = 'inquiry'
        AND "subjectId" = "AgentInquiry"."id" AND "action" = 'given' ORDER BY "createdAt" LIMIT 1)
FROM "AgentInquiry";

INSERT INTO "Inquiry" ("requestId", "office", "postalArea", "package", "message")
SELECT "id", "office", "postalArea", "package", "message" FROM "AgentInquiry";

UPDATE "Request" SET "repeatOf" = (SELECT "repeatOf" FROM "ValuationRequest" WHERE "ValuationRequest"."id" = "Request"."id")
WHERE "id" IN (SELECT "id" FROM "ValuationRequest" WHERE "repeatOf" IN (SELECT "id" FROM "Request"));

UPDATE "Request" SET "repeatOf" = (SELECT "repeatOf" FROM "AdLead" WHERE "AdLead"."id" = "Request"."id")
WHERE "id" IN (SELECT "id" FROM "AdLead" WHERE "repeatOf" IN (SELECT "id" FROM "Request"));

-- What a request is found by: the address in lower case, the number in one spelling, as
-- lib/requests/contact-keys.ts makes them.
WITH RECURSIVE "Spelled"("id", "rest", "digits") AS (
    SELECT "id", "phone", '' FROM "Request" WHERE "phone" IS NOT NULL
    UNION ALL
    SELECT "id", substr("rest", 2), "digits" || CASE
        WHEN substr("rest", 1, 1) BETWEEN '0' AND '9' THEN substr("rest", 1, 1)
        WHEN instr('０１２３４５６７８９', substr("rest", 1, 1)) > 0
            THEN CAST(instr('０１２３４５６７８９', substr("rest", 1, 1)) - 1 AS TEXT)
        ELSE '' END
    FROM "Spelled" WHERE "rest" <> ''
)
UPDATE "Request" SET "phoneKey" = (SELECT "digits" FROM "Spelled" WHERE "Spelled"."id" = "Request"."id" AND "rest" = '')
WHERE "phone" IS NOT NULL;
UPDATE "Request" SET "phoneKey" = CASE
    WHEN trim("phone") LIKE '+%' OR trim("phone") LIKE '＋%' OR "phoneKey" LIKE '00%' THEN CASE
        WHEN "phoneKey" LIKE '00490%' THEN '49' || substr("phoneKey", 6)
        WHEN "phoneKey" LIKE '00%' THEN substr("phoneKey", 3)
        WHEN "phoneKey" LIKE '490%' THEN '49' || substr("phoneKey", 4)
        ELSE "phoneKey" END
    WHEN "phoneKey" LIKE '0%' THEN '49' || substr("phoneKey", 2)
    ELSE "phoneKey" END
WHERE "phoneKey" IS NOT NULL;
UPDATE "Request" SET "phoneKey" = NULL WHERE "phoneKey" = '';

CREATE UNIQUE INDEX "Request_reference_key" ON "Request"("reference");
CREATE INDEX "Request_kind_status_createdAt_idx" ON "Request"("kind", "status", "createdAt");
CREATE INDEX "Request_kind_quarantine_createdAt_id_idx" ON "Request"("kind", "quarantine", "createdAt", "id");
CREATE INDEX "Request_kind_quarantine_dueAt_createdAt_id_idx" ON "Request"("kind", "quarantine", "dueAt", "createdAt" DESC, "id");
CREATE INDEX "Request_kind_quarantine_status_updatedAt_idx" ON "Request"("kind", "quarantine", "status", "updatedAt");
CREATE INDEX "Request_assignedTo_createdAt_idx" ON "Request"("assignedTo", "createdAt");
CREATE INDEX "Request_emailKey_idx" ON "Request"("emailKey");
CREATE INDEX "Request_phoneKey_idx" ON "Request"("phoneKey");
CREATE INDEX "Request_repeatOf_idx" ON "Request"("repeatOf");

-- What was left of deleted requests.
CREATE TABLE "new_Erasure" (
    "requestId" TEXT NOT NULL PRIMARY KEY,
    "requestKind" TEXT NOT NULL,
    "emailHash" TEXT,
    "phoneHash" TEXT,
    "requestedBy" TEXT NOT NULL,
    "erasedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_Erasure" ("requestId", "requestKind", "emailHash", "phoneHash", "requestedBy", "erasedAt")
SELECT "subjectId", "subjectType", "emailHash", "phoneHash", "requestedBy", "erasedAt"
FROM "Erasure" ORDER BY rowid;
DROP TABLE "Erasure";
ALTER TABLE "new_Erasure" RENAME TO "Erasure";
CREATE INDEX "Erasure_emailHash_idx" ON "Erasure"("emailHash");
CREATE INDEX "Erasure_phoneHash_idx" ON "Erasure"("phoneHash");

-- What belongs to a request. A row of one that is gone has been forgotten, and goes now.
CREATE TABLE "new_OwnerLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "recipientHash" TEXT,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "confirmedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "OwnerLink_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_OwnerLink" ("id", "requestId", "channel", "recipientHash", "tokenHash", "expiresAt", "revokedAt", "confirmedAt", "createdAt")
SELECT "id", "subjectId", "channel", "recipientHash", "tokenHash", "expiresAt", "revokedAt", "confirmedAt", "createdAt"
FROM "OwnerLink" WHERE "subjectId" IN (SELECT "id" FROM "Request") ORDER BY rowid;
DROP TABLE "OwnerLink";
ALTER TABLE "new_OwnerLink" RENAME TO "OwnerLink";
CREATE UNIQUE INDEX "OwnerLink_tokenHash_key" ON "OwnerLink"("tokenHash");
CREATE INDEX "OwnerLink_requestId_idx" ON "OwnerLink"("requestId");
CREATE INDEX "OwnerLink_expiresAt_idx" ON "OwnerLink"("expiresAt");
CREATE INDEX "OwnerLink_recipientHash_idx" ON "OwnerLink"("recipientHash");

CREATE TABLE "new_ContactWish" (
    "requestId" TEXT NOT NULL PRIMARY KEY,
    "channel" TEXT NOT NULL,
    "times" TEXT NOT NULL,
    "doNotCall" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "ContactWish_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_ContactWish" ("requestId", "channel", "times", "doNotCall", "createdAt", "updatedAt")
SELECT "subjectId", "channel", "times", "doNotCall", "createdAt", "updatedAt"
FROM "ContactWish" WHERE "subjectId" IN (SELECT "id" FROM "Request") ORDER BY rowid;
DROP TABLE "ContactWish";
ALTER TABLE "new_ContactWish" RENAME TO "ContactWish";

CREATE TABLE "new_Document" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "revision" TEXT NOT NULL,
    "content" BLOB,
    "failedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Document_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Document" ("id", "requestId", "kind", "revision", "content", "failedAt", "createdAt")
SELECT "id", "subjectId", "kind", "revision", "content", "failedAt", "createdAt"
FROM "Document" WHERE "subjectId" IN (SELECT "id" FROM "Request") ORDER BY rowid;
DROP TABLE "Document";
ALTER TABLE "new_Document" RENAME TO "Document";
CREATE INDEX "Document_createdAt_idx" ON "Document"("createdAt");
CREATE UNIQUE INDEX "Document_requestId_kind_revision_key" ON "Document"("requestId", "kind", "revision");

CREATE TABLE "new_SearchTerm" (
    "requestId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "term" TEXT NOT NULL,

    PRIMARY KEY ("kind", "term", "requestId"),
    CONSTRAINT "SearchTerm_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_SearchTerm" ("requestId", "kind", "term")
SELECT "subjectId", "subjectType", "term"
FROM "SearchTerm" WHERE "subjectId" IN (SELECT "id" FROM "Request") ORDER BY rowid;
DROP TABLE "SearchTerm";
ALTER TABLE "new_SearchTerm" RENAME TO "SearchTerm";
CREATE INDEX "SearchTerm_requestId_term_idx" ON "SearchTerm"("requestId", "term");

CREATE TABLE "new_Appointment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "minutes" INTEGER NOT NULL,
    "place" TEXT NOT NULL,
    "note" TEXT,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "cancelledAt" DATETIME,
    "employeeId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Appointment_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Appointment" ("id", "requestId", "startsAt", "minutes", "place", "note", "sequence", "cancelledAt", "employeeId", "createdAt", "updatedAt")
SELECT "id", "subjectId", "startsAt", "minutes", "place", "note", "sequence", "cancelledAt", "employeeId", "createdAt", "updatedAt"
FROM "Appointment" WHERE "subjectId" IN (SELECT "id" FROM "Request") ORDER BY rowid;
DROP TABLE "Appointment";
ALTER TABLE "new_Appointment" RENAME TO "Appointment";
CREATE INDEX "Appointment_requestId_idx" ON "Appointment"("requestId");

-- A mail belongs to its request, or to what is left of it, or, being asked for, to nobody yet.
CREATE TABLE "new_OutboxMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT,
    "erasedId" TEXT,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "payload" JSONB,
    "status" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseToken" TEXT,
    "leaseUntil" DATETIME,
    "failure" TEXT,
    "sentAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "OutboxMessage_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OutboxMessage_erasedId_fkey" FOREIGN KEY ("erasedId") REFERENCES "Erasure" ("requestId") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_OutboxMessage" ("id", "requestId", "erasedId", "template", "recipient", "payload", "status", "attempts", "nextAttemptAt", "leaseToken", "leaseUntil", "failure", "sentAt", "createdAt", "updatedAt")
SELECT "id", (SELECT "id" FROM "Request" WHERE "id" = "subjectId"), (SELECT "requestId" FROM "Erasure" WHERE "requestId" = "subjectId"), "template", "recipient", "payload", "status", "attempts", "nextAttemptAt", "leaseToken", "leaseUntil", "failure", "sentAt", "createdAt", "updatedAt"
FROM "OutboxMessage"
WHERE "status" = 'asked' OR "subjectId" IN (SELECT "id" FROM "Request") OR "subjectId" IN (SELECT "requestId" FROM "Erasure") ORDER BY rowid;
DROP TABLE "OutboxMessage";
ALTER TABLE "new_OutboxMessage" RENAME TO "OutboxMessage";
CREATE INDEX "OutboxMessage_status_nextAttemptAt_idx" ON "OutboxMessage"("status", "nextAttemptAt");
CREATE INDEX "OutboxMessage_status_createdAt_idx" ON "OutboxMessage"("status", "createdAt");
CREATE INDEX "OutboxMessage_createdAt_idx" ON "OutboxMessage"("createdAt");
CREATE INDEX "OutboxMessage_requestId_idx" ON "OutboxMessage"("requestId");
CREATE INDEX "OutboxMessage_erasedId_idx" ON "OutboxMessage"("erasedId");
CREATE INDEX "OutboxMessage_recipient_idx" ON "OutboxMessage"("recipient");

-- The ledger and the audit trail: no row is touched.
ALTER TABLE "ConsentRecord" RENAME COLUMN "subjectType" TO "requestKind";
ALTER TABLE "ConsentRecord" RENAME COLUMN "subjectId" TO "requestId";
DROP INDEX "ConsentRecord_subjectType_subjectId_idx";
CREATE INDEX "ConsentRecord_requestId_idx" ON "ConsentRecord"("requestId");
ALTER TABLE "ConsentUse" RENAME COLUMN "subjectType" TO "requestKind";
ALTER TABLE "ConsentUse" RENAME COLUMN "subjectId" TO "requestId";
DROP INDEX "ConsentUse_subjectType_subjectId_idx";
CREATE INDEX "ConsentUse_requestId_idx" ON "ConsentUse"("requestId");
ALTER TABLE "RequestEvent" RENAME COLUMN "subjectType" TO "requestKind";
ALTER TABLE "RequestEvent" RENAME COLUMN "subjectId" TO "requestId";
DROP INDEX "RequestEvent_subjectType_subjectId_createdAt_idx";
CREATE INDEX "RequestEvent_requestId_createdAt_idx" ON "RequestEvent"("requestId", "createdAt");

DROP TABLE "ValuationRequest";
DROP TABLE "AdLead";
DROP TABLE "CallbackRequest";
DROP TABLE "ContactRequest";
DROP TABLE "AgentInquiry";

PRAGMA foreign_keys=ON;
