-- AlterTable
ALTER TABLE "LeadReclaim" DROP CONSTRAINT "LeadReclaim_pkey",
ADD COLUMN     "id" TEXT,
ADD COLUMN     "standsFor" TEXT;

UPDATE "LeadReclaim" SET "id" = "deliveryId",
"standsFor" = CASE WHEN "decision" = 'refused' THEN NULL ELSE "deliveryId" END;

ALTER TABLE "LeadReclaim" ALTER COLUMN "id" SET NOT NULL,
ADD CONSTRAINT "LeadReclaim_pkey" PRIMARY KEY ("id");

-- CreateIndex
CREATE UNIQUE INDEX "LeadReclaim_standsFor_key" ON "LeadReclaim"("standsFor");

-- CreateIndex
CREATE INDEX "LeadReclaim_deliveryId_idx" ON "LeadReclaim"("deliveryId");
