-- AlterTable
ALTER TABLE "Valuation" ADD COLUMN     "energyClass" TEXT,
ADD COLUMN     "lift" TEXT,
ADD COLUMN     "occupancy" TEXT,
ADD COLUMN     "outdoorSpace" TEXT,
ADD COLUMN     "plotArea" DOUBLE PRECISION;
