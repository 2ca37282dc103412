-- AlterTable
ALTER TABLE "Request" ADD COLUMN     "mergedInto" TEXT;

-- CreateTable
CREATE TABLE "RequestPresence" (
    "requestId" TEXT NOT NULL,
    "employeeId" INTEGER NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RequestPresence_pkey" PRIMARY KEY ("requestId","employeeId")
);

-- CreateTable
CREATE TABLE "SavedView" (
    "id" TEXT NOT NULL,
    "employeeId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Request_mergedInto_idx" ON "Request"("mergedInto");

-- CreateIndex
CREATE INDEX "RequestPresence_seenAt_idx" ON "RequestPresence"("seenAt");

-- CreateIndex
CREATE INDEX "SavedView_employeeId_idx" ON "SavedView"("employeeId");

-- AddForeignKey
ALTER TABLE "Request" ADD CONSTRAINT "Request_mergedInto_fkey" FOREIGN KEY ("mergedInto") REFERENCES "Request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestPresence" ADD CONSTRAINT "RequestPresence_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
