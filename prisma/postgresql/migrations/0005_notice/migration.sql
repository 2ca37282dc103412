-- AlterTable
ALTER TABLE "Agency" ADD COLUMN     "endsAt" TIMESTAMP(3),
ADD COLUMN     "pausedAt" TIMESTAMP(3);
