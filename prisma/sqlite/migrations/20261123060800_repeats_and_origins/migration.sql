-- AlterTable
ALTER TABLE "AdLead" ADD COLUMN "repeatOf" TEXT;

-- AlterTable
ALTER TABLE "ConsentRecord" ADD COLUMN "origin" TEXT;

-- AlterTable
ALTER TABLE "ValuationRequest" ADD COLUMN "repeatOf" TEXT;

-- CreateIndex
CREATE INDEX "AdLead_repeatOf_idx" ON "AdLead"("repeatOf");

-- CreateIndex
CREATE INDEX "CallbackRequest_email_idx" ON "CallbackRequest"("email");

-- CreateIndex
CREATE INDEX "OwnerLink_recipientHash_idx" ON "OwnerLink"("recipientHash");

-- CreateIndex
CREATE INDEX "ValuationRequest_repeatOf_idx" ON "ValuationRequest"("repeatOf");

-- Keys made from what was typed could be sent by whoever types the same: a day, a hyphen, a SHA-256.
DELETE FROM "IdempotencyKey" WHERE "key" LIKE '____-__-__-%' AND length("key") = 75;
