-- AlterTable
ALTER TABLE "Agency" ADD COLUMN "agreedAt" DATETIME;
ALTER TABLE "Agency" ADD COLUMN "city" TEXT;
ALTER TABLE "Agency" ADD COLUMN "postalCode" TEXT;
ALTER TABLE "Agency" ADD COLUMN "street" TEXT;
ALTER TABLE "Agency" ADD COLUMN "vatId" TEXT;

-- CreateTable
CREATE TABLE "AgencyAgreement" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "agencyId" TEXT NOT NULL,
    "package" TEXT,
    "singleOrders" INTEGER NOT NULL,
    "conditions" JSONB NOT NULL,
    "termsAsOf" TEXT NOT NULL,
    "termsHash" TEXT NOT NULL,
    "acceptedBy" TEXT NOT NULL,
    "acceptedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "agencyId" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "issuedAt" DATETIME NOT NULL,
    "cancels" TEXT,
    "reason" TEXT,
    "seller" JSONB NOT NULL,
    "buyer" JSONB NOT NULL,
    "lines" JSONB NOT NULL,
    "netCents" INTEGER NOT NULL,
    "taxCents" INTEGER NOT NULL,
    "closes" TEXT
);

-- CreateIndex
CREATE INDEX "AgencyAgreement_agencyId_acceptedAt_idx" ON "AgencyAgreement"("agencyId", "acceptedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_sequence_key" ON "Invoice"("sequence");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_cancels_key" ON "Invoice"("cancels");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_closes_key" ON "Invoice"("closes");

-- CreateIndex
CREATE INDEX "Invoice_agencyId_month_idx" ON "Invoice"("agencyId", "month");

-- CreateIndex
CREATE INDEX "Invoice_issuedAt_idx" ON "Invoice"("issuedAt");
