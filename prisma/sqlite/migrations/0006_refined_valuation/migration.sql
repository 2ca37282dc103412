-- AlterTable
ALTER TABLE "Valuation" ADD COLUMN "energyClass" TEXT;
ALTER TABLE "Valuation" ADD COLUMN "lift" TEXT;
ALTER TABLE "Valuation" ADD COLUMN "occupancy" TEXT;
ALTER TABLE "Valuation" ADD COLUMN "outdoorSpace" TEXT;
ALTER TABLE "Valuation" ADD COLUMN "plotArea" REAL;
