-- The five tables of requests become one, with what is of a kind in a table beside it. What belongs to a
-- request refers to it from now on and goes with it; the ledger and the audit trail stay row for row.

CREATE TABLE "Request" (
    "id" TEXT NOT NULL,
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
    "dueAt" TIMESTAMP(3),
    "dueFor" TEXT,
    "quarantine" TEXT,
    "sourcePage" TEXT,
    "repeatOf" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Request_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Valuation" (
    "requestId" TEXT NOT NULL,
    "propertyType" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "area" DOUBLE PRECISION NOT NULL,
    "yearBuilt" INTEGER,
    "rooms" DOUBLE PRECISION,
    "condition" TEXT,
    "notes" TEXT,
    "estimatedValue" INTEGER NOT NULL,
    "expertValue" INTEGER,
    "expertReason" TEXT,
    "expertBy" INTEGER,
    "expertAt" TIMESTAMP(3),

    CONSTRAINT "Valuation_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "Lead" (
    "requestId" TEXT NOT NULL,
    "propertyType" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "area" INTEGER NOT NULL,
    "yearBuilt" INTEGER,
    "condition" TEXT,
    "timeline" TEXT NOT NULL,
    "additionalInfo" TEXT,
    "partnerConsent" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Lead_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "Callback" (
    "requestId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "propertyType" TEXT,
    "preferredTime" TIMESTAMP(3),
    "conversation" TEXT,

    CONSTRAINT "Callback_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "Contact" (
    "requestId" TEXT NOT NULL,
    "propertyType" TEXT,
    "message" TEXT NOT NULL,
    "conversation" TEXT,

    CONSTRAINT "Contact_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "Inquiry" (
    "requestId" TEXT NOT NULL,
    "office" TEXT NOT NULL,
    "postalArea" TEXT NOT NULL,
    "package" TEXT NOT NULL,
    "message" TEXT,

    CONSTRAINT "Inquiry_pkey" PRIMARY KEY ("requestId")
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
UPDATE "Request" SET "phoneKey" = regexp_replace(normalize("phone", NFKC), '[^0-9]', '', 'g')
WHERE "phone" IS NOT NULL;
UPDATE "Request" SET "phoneKey" = CASE
    WHEN btrim(normalize("phone", NFKC)) LIKE '+%' OR "phoneKey" LIKE '00%'
        THEN regexp_replace(regexp_replace("phoneKey", '^00', ''), '^490', '49')
    ELSE regexp_replace("phoneKey", '^0', '49') END
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

ALTER TABLE "Request" ADD CONSTRAINT "Request_repeatOf_fkey" FOREIGN KEY ("repeatOf") REFERENCES "Request"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Valuation" ADD CONSTRAINT "Valuation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Lead" ADD CONSTRAINT "Lead_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Callback" ADD CONSTRAINT "Callback_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was left of deleted requests.
ALTER TABLE "Erasure" RENAME COLUMN "subjectType" TO "requestKind";
ALTER TABLE "Erasure" RENAME COLUMN "subjectId" TO "requestId";
ALTER TABLE "Erasure" DROP CONSTRAINT "Erasure_pkey", ADD CONSTRAINT "Erasure_pkey" PRIMARY KEY ("requestId");

-- What belongs to a request. A row of one that is gone has been forgotten, and goes now.
DELETE FROM "OwnerLink" WHERE "subjectId" NOT IN (SELECT "id" FROM "Request");
DROP INDEX "OwnerLink_subjectType_subjectId_idx";
ALTER TABLE "OwnerLink" DROP COLUMN "subjectType";
ALTER TABLE "OwnerLink" RENAME COLUMN "subjectId" TO "requestId";
ALTER TABLE "OwnerLink" ADD CONSTRAINT "OwnerLink_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "OwnerLink_requestId_idx" ON "OwnerLink"("requestId");

DELETE FROM "ContactWish" WHERE "subjectId" NOT IN (SELECT "id" FROM "Request");
ALTER TABLE "ContactWish" DROP CONSTRAINT "ContactWish_pkey";
ALTER TABLE "ContactWish" DROP COLUMN "subjectType";
ALTER TABLE "ContactWish" RENAME COLUMN "subjectId" TO "requestId";
ALTER TABLE "ContactWish" ADD CONSTRAINT "ContactWish_pkey" PRIMARY KEY ("requestId");
ALTER TABLE "ContactWish" ADD CONSTRAINT "ContactWish_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DELETE FROM "Document" WHERE "subjectId" NOT IN (SELECT "id" FROM "Request");
DROP INDEX "Document_subjectType_subjectId_kind_revision_key";
ALTER TABLE "Document" DROP COLUMN "subjectType";
ALTER TABLE "Document" RENAME COLUMN "subjectId" TO "requestId";
ALTER TABLE "Document" ADD CONSTRAINT "Document_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE UNIQUE INDEX "Document_requestId_kind_revision_key" ON "Document"("requestId", "kind", "revision");

DELETE FROM "SearchTerm" WHERE "subjectId" NOT IN (SELECT "id" FROM "Request");
DROP INDEX "SearchTerm_subjectType_subjectId_term_idx";
ALTER TABLE "SearchTerm" RENAME COLUMN "subjectType" TO "kind";
ALTER TABLE "SearchTerm" RENAME COLUMN "subjectId" TO "requestId";
ALTER TABLE "SearchTerm" ADD CONSTRAINT "SearchTerm_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "SearchTerm_requestId_term_idx" ON "SearchTerm"("requestId", "term");

DELETE FROM "Appointment" WHERE "subjectId" NOT IN (SELECT "id" FROM "Request");
DROP INDEX "Appointment_subjectType_subjectId_idx";
ALTER TABLE "Appointment" DROP COLUMN "subjectType";
ALTER TABLE "Appointment" RENAME COLUMN "subjectId" TO "requestId";
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "Appointment_requestId_idx" ON "Appointment"("requestId");

-- A mail belongs to its request, or to what is left of it, or, being asked for, to nobody yet.
DROP INDEX "OutboxMessage_subjectType_subjectId_idx";
ALTER TABLE "OutboxMessage" ADD COLUMN "requestId" TEXT, ADD COLUMN "erasedId" TEXT;
UPDATE "OutboxMessage" SET "requestId" = "subjectId" WHERE "subjectId" IN (SELECT "id" FROM "Request");
UPDATE "OutboxMessage" SET "erasedId" = "subjectId" WHERE "subjectId" IN (SELECT "requestId" FROM "Erasure");
DELETE FROM "OutboxMessage" WHERE "status" <> 'asked' AND "requestId" IS NULL AND "erasedId" IS NULL;
ALTER TABLE "OutboxMessage" DROP COLUMN "subjectType", DROP COLUMN "subjectId";
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_erasedId_fkey" FOREIGN KEY ("erasedId") REFERENCES "Erasure"("requestId") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "OutboxMessage_requestId_idx" ON "OutboxMessage"("requestId");
CREATE INDEX "OutboxMessage_erasedId_idx" ON "OutboxMessage"("erasedId");

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
