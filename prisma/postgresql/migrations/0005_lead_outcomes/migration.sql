-- AlterTable
ALTER TABLE "LeadDelivery" ADD COLUMN     "asked" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "soldFor" INTEGER;
