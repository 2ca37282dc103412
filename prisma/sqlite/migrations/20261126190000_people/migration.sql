-- AlterTable
ALTER TABLE "Request" ADD COLUMN "mergedInto" TEXT REFERENCES "Request" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "RequestPresence" (
    "requestId" TEXT NOT NULL,
    "employeeId" INTEGER NOT NULL,
    "seenAt" DATETIME NOT NULL,

    PRIMARY KEY ("requestId", "employeeId"),
    CONSTRAINT "RequestPresence_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SavedView" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "employeeId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "Request_mergedInto_idx" ON "Request"("mergedInto");

-- CreateIndex
CREATE INDEX "RequestPresence_seenAt_idx" ON "RequestPresence"("seenAt");

-- CreateIndex
CREATE INDEX "SavedView_employeeId_idx" ON "SavedView"("employeeId");
