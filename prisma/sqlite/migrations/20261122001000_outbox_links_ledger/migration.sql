-- AlterTable
ALTER TABLE "CallbackRequest" ADD COLUMN "email" TEXT;

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN "failure" TEXT;
ALTER TABLE "OutboxMessage" ADD COLUMN "leaseToken" TEXT;
ALTER TABLE "OutboxMessage" ADD COLUMN "leaseUntil" DATETIME;
ALTER TABLE "OutboxMessage" ADD COLUMN "payload" JSONB;
ALTER TABLE "OutboxMessage" ADD COLUMN "sentAt" DATETIME;

-- CreateTable
CREATE TABLE "OwnerLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "recipientHash" TEXT,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "confirmedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "ContactWish" (
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "times" TEXT NOT NULL,
    "doNotCall" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("subjectType", "subjectId")
);

-- CreateTable
CREATE TABLE "Document" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "revision" TEXT NOT NULL,
    "content" BLOB,
    "failedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Erasure" (
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "emailHash" TEXT,
    "phoneHash" TEXT,
    "requestedBy" TEXT NOT NULL,
    "erasedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("subjectType", "subjectId")
);

-- CreateTable
CREATE TABLE "ConsentUse" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "RetentionPass" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "startedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE UNIQUE INDEX "OwnerLink_tokenHash_key" ON "OwnerLink"("tokenHash");

-- CreateIndex
CREATE INDEX "OwnerLink_subjectType_subjectId_idx" ON "OwnerLink"("subjectType", "subjectId");

-- CreateIndex
CREATE INDEX "OwnerLink_expiresAt_idx" ON "OwnerLink"("expiresAt");

-- CreateIndex
CREATE INDEX "Document_createdAt_idx" ON "Document"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Document_subjectType_subjectId_kind_revision_key" ON "Document"("subjectType", "subjectId", "kind", "revision");

-- CreateIndex
CREATE INDEX "Erasure_emailHash_idx" ON "Erasure"("emailHash");

-- CreateIndex
CREATE INDEX "Erasure_phoneHash_idx" ON "Erasure"("phoneHash");

-- CreateIndex
CREATE INDEX "ConsentUse_subjectType_subjectId_idx" ON "ConsentUse"("subjectType", "subjectId");

-- CreateIndex
CREATE INDEX "ConsentUse_createdAt_idx" ON "ConsentUse"("createdAt");

-- CreateIndex
CREATE INDEX "ConsentRecord_createdAt_idx" ON "ConsentRecord"("createdAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_recipient_idx" ON "OutboxMessage"("recipient");

-- The ledger is append-only. Only a retention pass may delete from it.
CREATE TRIGGER "ConsentRecord_never_changes" BEFORE UPDATE ON "ConsentRecord"
BEGIN
  SELECT RAISE(ABORT, 'ConsentRecord is append-only');
END;
CREATE TRIGGER "ConsentRecord_stays" BEFORE DELETE ON "ConsentRecord"
WHEN NOT EXISTS (SELECT 1 FROM "RetentionPass")
BEGIN
  SELECT RAISE(ABORT, 'ConsentRecord is append-only');
END;
CREATE TRIGGER "ConsentUse_never_changes" BEFORE UPDATE ON "ConsentUse"
BEGIN
  SELECT RAISE(ABORT, 'ConsentUse is append-only');
END;
CREATE TRIGGER "ConsentUse_stays" BEFORE DELETE ON "ConsentUse"
WHEN NOT EXISTS (SELECT 1 FROM "RetentionPass")
BEGIN
  SELECT RAISE(ABORT, 'ConsentUse is append-only');
END;
