-- AlterTable
ALTER TABLE "Qualification" ADD COLUMN "resembles" TEXT;

-- CreateIndex
CREATE INDEX "Qualification_resembles_idx" ON "Qualification"("resembles");
