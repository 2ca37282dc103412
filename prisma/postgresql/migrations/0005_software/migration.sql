-- AlterTable
ALTER TABLE "Agency" ADD COLUMN     "mailsOpenImmo" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "openImmoObject" TEXT,
ADD COLUMN     "webhookKeyId" TEXT;

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN     "agencyId" TEXT,
ADD COLUMN     "answer" TEXT;

-- CreateIndex
CREATE INDEX "OutboxMessage_agencyId_createdAt_idx" ON "OutboxMessage"("agencyId", "createdAt");
