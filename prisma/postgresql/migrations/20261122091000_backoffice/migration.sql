-- AlterTable
ALTER TABLE "AdLead" ADD COLUMN     "dueAt" TIMESTAMP(3),
ADD COLUMN     "dueFor" TEXT;

-- AlterTable
ALTER TABLE "AgentInquiry" ADD COLUMN     "dueAt" TIMESTAMP(3),
ADD COLUMN     "dueFor" TEXT;

-- AlterTable
ALTER TABLE "CallbackRequest" ADD COLUMN     "dueAt" TIMESTAMP(3),
ADD COLUMN     "dueFor" TEXT;

-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN     "dueAt" TIMESTAMP(3),
ADD COLUMN     "dueFor" TEXT;

-- AlterTable
ALTER TABLE "ValuationRequest" ADD COLUMN     "dueAt" TIMESTAMP(3),
ADD COLUMN     "dueFor" TEXT,
ADD COLUMN     "employeeNotes" TEXT,
ADD COLUMN     "expertAt" TIMESTAMP(3),
ADD COLUMN     "expertBy" INTEGER,
ADD COLUMN     "expertReason" TEXT,
ADD COLUMN     "expertValue" INTEGER;

-- CreateTable
CREATE TABLE "SearchTerm" (
    "subjectType" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,

    CONSTRAINT "SearchTerm_pkey" PRIMARY KEY ("subjectType","term","subjectId")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "startsAt" TIMESTAMP(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "place" TEXT NOT NULL,
    "note" TEXT,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "cancelledAt" TIMESTAMP(3),
    "employeeId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EmployeeSession" (
    "id" TEXT NOT NULL,
    "employeeId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "EmployeeSession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SearchTerm_subjectType_subjectId_idx" ON "SearchTerm"("subjectType", "subjectId");

-- CreateIndex
CREATE INDEX "Appointment_subjectType_subjectId_idx" ON "Appointment"("subjectType", "subjectId");

-- CreateIndex
CREATE INDEX "EmployeeSession_employeeId_idx" ON "EmployeeSession"("employeeId");

-- CreateIndex
CREATE INDEX "EmployeeSession_expiresAt_idx" ON "EmployeeSession"("expiresAt");

-- CreateIndex
CREATE INDEX "AdLead_createdAt_idx" ON "AdLead"("createdAt");

-- CreateIndex
CREATE INDEX "AdLead_dueAt_createdAt_idx" ON "AdLead"("dueAt", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "AgentInquiry_createdAt_idx" ON "AgentInquiry"("createdAt");

-- CreateIndex
CREATE INDEX "AgentInquiry_dueAt_createdAt_idx" ON "AgentInquiry"("dueAt", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "CallbackRequest_createdAt_idx" ON "CallbackRequest"("createdAt");

-- CreateIndex
CREATE INDEX "CallbackRequest_dueAt_createdAt_idx" ON "CallbackRequest"("dueAt", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ContactRequest_createdAt_idx" ON "ContactRequest"("createdAt");

-- CreateIndex
CREATE INDEX "ContactRequest_dueAt_createdAt_idx" ON "ContactRequest"("dueAt", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ValuationRequest_createdAt_idx" ON "ValuationRequest"("createdAt");

-- CreateIndex
CREATE INDEX "ValuationRequest_dueAt_createdAt_idx" ON "ValuationRequest"("dueAt", "createdAt" DESC);
