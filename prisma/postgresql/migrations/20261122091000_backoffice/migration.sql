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
    "term" TEXT COLLATE "C" NOT NULL,
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
CREATE INDEX "SearchTerm_subjectType_subjectId_term_idx" ON "SearchTerm"("subjectType", "subjectId", "term");

-- CreateIndex
CREATE INDEX "OutboxMessage_status_createdAt_idx" ON "OutboxMessage"("status", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_createdAt_idx" ON "OutboxMessage"("createdAt");

-- CreateIndex
CREATE INDEX "Appointment_subjectType_subjectId_idx" ON "Appointment"("subjectType", "subjectId");

-- CreateIndex
CREATE INDEX "EmployeeSession_employeeId_idx" ON "EmployeeSession"("employeeId");

-- CreateIndex
CREATE INDEX "EmployeeSession_expiresAt_idx" ON "EmployeeSession"("expiresAt");

-- CreateIndex
CREATE INDEX "AdLead_quarantine_createdAt_id_idx" ON "AdLead"("quarantine", "createdAt", "id");

-- CreateIndex
CREATE INDEX "AdLead_quarantine_dueAt_createdAt_id_idx" ON "AdLead"("quarantine", "dueAt", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "AdLead_quarantine_status_updatedAt_idx" ON "AdLead"("quarantine", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "AdLead_assignedTo_createdAt_idx" ON "AdLead"("assignedTo", "createdAt");

-- CreateIndex
CREATE INDEX "AgentInquiry_quarantine_createdAt_id_idx" ON "AgentInquiry"("quarantine", "createdAt", "id");

-- CreateIndex
CREATE INDEX "AgentInquiry_quarantine_dueAt_createdAt_id_idx" ON "AgentInquiry"("quarantine", "dueAt", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "AgentInquiry_quarantine_status_updatedAt_idx" ON "AgentInquiry"("quarantine", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "AgentInquiry_assignedTo_createdAt_idx" ON "AgentInquiry"("assignedTo", "createdAt");

-- CreateIndex
CREATE INDEX "CallbackRequest_quarantine_createdAt_id_idx" ON "CallbackRequest"("quarantine", "createdAt", "id");

-- CreateIndex
CREATE INDEX "CallbackRequest_quarantine_dueAt_createdAt_id_idx" ON "CallbackRequest"("quarantine", "dueAt", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "CallbackRequest_quarantine_status_updatedAt_idx" ON "CallbackRequest"("quarantine", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "CallbackRequest_assignedTo_createdAt_idx" ON "CallbackRequest"("assignedTo", "createdAt");

-- CreateIndex
CREATE INDEX "ContactRequest_quarantine_createdAt_id_idx" ON "ContactRequest"("quarantine", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ContactRequest_quarantine_dueAt_createdAt_id_idx" ON "ContactRequest"("quarantine", "dueAt", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "ContactRequest_quarantine_status_updatedAt_idx" ON "ContactRequest"("quarantine", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "ContactRequest_assignedTo_createdAt_idx" ON "ContactRequest"("assignedTo", "createdAt");

-- CreateIndex
CREATE INDEX "ValuationRequest_quarantine_createdAt_id_idx" ON "ValuationRequest"("quarantine", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ValuationRequest_quarantine_dueAt_createdAt_id_idx" ON "ValuationRequest"("quarantine", "dueAt", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "ValuationRequest_quarantine_status_updatedAt_idx" ON "ValuationRequest"("quarantine", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "ValuationRequest_assignedTo_createdAt_idx" ON "ValuationRequest"("assignedTo", "createdAt");
