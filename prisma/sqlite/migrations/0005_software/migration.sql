-- AlterTable
ALTER TABLE "Agency" ADD COLUMN "mailsOpenImmo" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Agency" ADD COLUMN "openImmoObject" TEXT;
ALTER TABLE "Agency" ADD COLUMN "webhookKeyId" TEXT;

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN "agencyId" TEXT;
ALTER TABLE "OutboxMessage" ADD COLUMN "answer" TEXT;

-- CreateIndex
CREATE INDEX "OutboxMessage_agencyId_createdAt_idx" ON "OutboxMessage"("agencyId", "createdAt");
