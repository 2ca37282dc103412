-- AlterTable
ALTER TABLE "CallbackRequest" ADD COLUMN     "email" TEXT;

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN     "failure" TEXT,
ADD COLUMN     "leaseToken" TEXT,
ADD COLUMN     "leaseUntil" TIMESTAMP(3),
ADD COLUMN     "payload" JSONB,
ADD COLUMN     "sentAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "OwnerLink" (
    "id" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "recipientHash" TEXT,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    "confirmedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OwnerLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactWish" (
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "times" TEXT NOT NULL,
    "doNotCall" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContactWish_pkey" PRIMARY KEY ("subjectType","subjectId")
);

-- CreateTable
CREATE TABLE "Document" (
    "id" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "revision" TEXT NOT NULL,
    "content" BYTEA,
    "failedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Erasure" (
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "emailHash" TEXT,
    "phoneHash" TEXT,
    "requestedBy" TEXT NOT NULL,
    "erasedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Erasure_pkey" PRIMARY KEY ("subjectType","subjectId")
);

-- CreateTable
CREATE TABLE "ConsentUse" (
    "id" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConsentUse_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RetentionPass" (
    "id" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RetentionPass_pkey" PRIMARY KEY ("id")
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
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM "RetentionPass") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;
CREATE TRIGGER "ConsentRecord_never_changes" BEFORE UPDATE OR DELETE ON "ConsentRecord"
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER "ConsentRecord_stays" BEFORE TRUNCATE ON "ConsentRecord"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER "ConsentUse_never_changes" BEFORE UPDATE OR DELETE ON "ConsentUse"
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER "ConsentUse_stays" BEFORE TRUNCATE ON "ConsentUse"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
