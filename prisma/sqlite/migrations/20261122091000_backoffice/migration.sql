-- AlterTable
ALTER TABLE "AdLead" ADD COLUMN "dueAt" DATETIME;
ALTER TABLE "AdLead" ADD COLUMN "dueFor" TEXT;

-- AlterTable
ALTER TABLE "AgentInquiry" ADD COLUMN "dueAt" DATETIME;
ALTER TABLE "AgentInquiry" ADD COLUMN "dueFor" TEXT;

-- AlterTable
ALTER TABLE "CallbackRequest" ADD COLUMN "dueAt" DATETIME;
ALTER TABLE "CallbackRequest" ADD COLUMN "dueFor" TEXT;

-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN "dueAt" DATETIME;
ALTER TABLE "ContactRequest" ADD COLUMN "dueFor" TEXT;

-- AlterTable
ALTER TABLE "ValuationRequest" ADD COLUMN "dueAt" DATETIME;
ALTER TABLE "ValuationRequest" ADD COLUMN "dueFor" TEXT;
ALTER TABLE "ValuationRequest" ADD COLUMN "employeeNotes" TEXT;
ALTER TABLE "ValuationRequest" ADD COLUMN "expertAt" DATETIME;
ALTER TABLE "ValuationRequest" ADD COLUMN "expertBy" INTEGER;
ALTER TABLE "ValuationRequest" ADD COLUMN "expertReason" TEXT;
ALTER TABLE "ValuationRequest" ADD COLUMN "expertValue" INTEGER;

-- CreateTable
CREATE TABLE "SearchTerm" (
    "subjectType" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,

    PRIMARY KEY ("subjectType", "term", "subjectId")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "minutes" INTEGER NOT NULL,
    "place" TEXT NOT NULL,
    "note" TEXT,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "cancelledAt" DATETIME,
    "employeeId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "EmployeeSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "employeeId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME
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
