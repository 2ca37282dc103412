-- Lists of one employee and of one type of home no longer pass requests of other kinds.
DROP INDEX "Request_assignedTo_createdAt_idx";
CREATE INDEX "Request_kind_quarantine_assignedTo_dueAt_createdAt_id_idx" ON "Request"("kind", "quarantine", "assignedTo", "dueAt", "createdAt" DESC, "id");
CREATE INDEX "Valuation_propertyType_requestId_idx" ON "Valuation"("propertyType", "requestId");
CREATE INDEX "Lead_propertyType_requestId_idx" ON "Lead"("propertyType", "requestId");
CREATE INDEX "Callback_propertyType_requestId_idx" ON "Callback"("propertyType", "requestId");
CREATE INDEX "Contact_propertyType_requestId_idx" ON "Contact"("propertyType", "requestId");
