-- AlterTable
ALTER TABLE "EmployeeSession" ADD COLUMN "device" TEXT;

-- CreateTable
CREATE TABLE "TotpFactor" (
    "employeeId" INTEGER NOT NULL PRIMARY KEY,
    "secret" TEXT NOT NULL,
    "confirmedAt" DATETIME,
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "TotpFactor_employeeId_fkey" FOREIGN KEY ("employeeId") REFERENCES "Employee" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Passkey" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "employeeId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" DATETIME,
    CONSTRAINT "Passkey_employeeId_fkey" FOREIGN KEY ("employeeId") REFERENCES "Employee" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "employeeId" INTEGER NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "RecoveryCode_employeeId_fkey" FOREIGN KEY ("employeeId") REFERENCES "Employee" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AuthStep" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "purpose" TEXT NOT NULL,
    "employeeId" INTEGER,
    "challenge" TEXT,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "AccountEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "accountId" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "details" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- AlterTable
ALTER TABLE "Employee" ADD COLUMN "mustChangePassword" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Employee" ADD COLUMN "secondFactorRequired" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Employee" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "Passkey_employeeId_idx" ON "Passkey"("employeeId");

-- CreateIndex
CREATE INDEX "RecoveryCode_employeeId_idx" ON "RecoveryCode"("employeeId");

-- CreateIndex
CREATE INDEX "AuthStep_employeeId_idx" ON "AuthStep"("employeeId");

-- CreateIndex
CREATE INDEX "AuthStep_expiresAt_idx" ON "AuthStep"("expiresAt");

-- CreateIndex
CREATE INDEX "AccountEvent_accountId_createdAt_idx" ON "AccountEvent"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "AccountEvent_createdAt_idx" ON "AccountEvent"("createdAt");

-- What happened to accounts is append-only. Only a retention pass may delete from it.
CREATE TRIGGER "AccountEvent_never_changes" BEFORE UPDATE ON "AccountEvent"
BEGIN
  SELECT RAISE(ABORT, 'AccountEvent is append-only');
END;
CREATE TRIGGER "AccountEvent_stays" BEFORE DELETE ON "AccountEvent"
WHEN NOT EXISTS (SELECT 1 FROM "RetentionPass")
BEGIN
  SELECT RAISE(ABORT, 'AccountEvent is append-only');
END;
