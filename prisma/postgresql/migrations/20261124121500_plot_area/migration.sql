-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "plotArea" INTEGER;
