-- CreateTable
CREATE TABLE "OpenQuestion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "lastDay" TEXT NOT NULL,
    "closedAt" DATETIME,
    "closedBy" INTEGER
);

-- CreateTable
CREATE TABLE "AdviserWording" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "passageId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdBy" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "AdviserPassage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "questions" TEXT NOT NULL,
    "sources" TEXT NOT NULL,
    "createdBy" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "MarketArticle" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "asOf" TEXT,
    "sources" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "ArticleSeed" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "hash" TEXT NOT NULL,
    "appliedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "ArticleViews" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "Guide" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "imageAlt" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "asOf" TEXT,
    "sources" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "publishedAt" DATETIME,
    "scheduledFor" DATETIME,
    "scheduledVersion" INTEGER,
    "previewUntil" DATETIME,
    "previewRound" INTEGER NOT NULL DEFAULT 0,
    "changedBy" INTEGER,
    "changedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "GuideVersion" (
    "guideId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "imageAlt" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "asOf" TEXT,
    "sources" JSONB NOT NULL,
    "origin" TEXT NOT NULL,
    "publishedAt" DATETIME,
    "createdBy" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("guideId", "number"),
    CONSTRAINT "GuideVersion_guideId_fkey" FOREIGN KEY ("guideId") REFERENCES "Guide" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GuidePicture" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "uploadedBy" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "GuidePictureFile" (
    "pictureId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,

    PRIMARY KEY ("pictureId", "name"),
    CONSTRAINT "GuidePictureFile_pictureId_fkey" FOREIGN KEY ("pictureId") REFERENCES "GuidePicture" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SearchTerm" (
    "submissionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "term" TEXT NOT NULL,

    PRIMARY KEY ("kind", "term", "submissionId"),
    CONSTRAINT "SearchTerm_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "submissionId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "minutes" INTEGER NOT NULL,
    "place" TEXT NOT NULL,
    "note" TEXT,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "cancelledAt" DATETIME,
    "employeeId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Appointment_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SubmissionPresence" (
    "submissionId" TEXT NOT NULL,
    "employeeId" INTEGER NOT NULL,
    "seenAt" DATETIME NOT NULL,

    PRIMARY KEY ("submissionId", "employeeId"),
    CONSTRAINT "SubmissionPresence_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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

-- CreateTable
CREATE TABLE "Employee" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'mitarbeiter',
    "passwordHash" TEXT NOT NULL,
    "disabledAt" DATETIME,
    "mustChangePassword" BOOLEAN NOT NULL DEFAULT false,
    "secondFactorRequired" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "EmployeeSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "employeeId" INTEGER NOT NULL,
    "device" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME
);

-- CreateTable
CREATE TABLE "TotpFactor" (
    "employeeId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
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

-- CreateTable
CREATE TABLE "Milestone" (
    "submissionId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "askedAt" DATETIME NOT NULL,
    "after" INTEGER NOT NULL,
    "within" INTEGER,

    PRIMARY KEY ("submissionId", "name"),
    CONSTRAINT "Milestone_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StatusChange" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "submissionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "StatusChange_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ArticleViewsDay" (
    "day" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("day", "slug")
);

-- CreateTable
CREATE TABLE "Qualification" (
    "submissionId" TEXT NOT NULL PRIMARY KEY,
    "postalCode" TEXT NOT NULL,
    "propertyType" TEXT NOT NULL,
    "wishedAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "stoppedAt" DATETIME,
    "receivedAt" DATETIME,
    "contactAt" DATETIME,
    "contactSource" TEXT,
    "propertyAt" DATETIME,
    "intentAt" DATETIME,
    "intentBy" INTEGER,
    "intentWords" TEXT,
    "isOwner" BOOLEAN NOT NULL DEFAULT false,
    "timeline" TEXT,
    "releasedAt" DATETIME,
    "releasedBy" INTEGER,
    "value" INTEGER,
    "valueBasis" TEXT,
    "class" TEXT,
    "setClass" TEXT,
    "setReason" TEXT,
    "setBy" INTEGER,
    "setAt" DATETIME,
    "joinedTo" TEXT,
    "resembles" TEXT,
    "isSeparate" BOOLEAN NOT NULL DEFAULT false,
    "soldAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Qualification_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeadFingerprint" (
    "fingerprint" TEXT NOT NULL PRIMARY KEY,
    "submissionId" TEXT NOT NULL,
    "isSold" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Agency" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "office" TEXT NOT NULL,
    "contactName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "state" TEXT NOT NULL,
    "licence" TEXT,
    "licenceAuthority" TEXT,
    "licenceCheckedAt" DATETIME,
    "licenceCheckedBy" INTEGER,
    "package" TEXT,
    "singleOrders" INTEGER NOT NULL DEFAULT 0,
    "inquiryId" TEXT,
    "webhookUrl" TEXT,
    "lastOfferAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "AgencyArea" (
    "agencyId" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "isProtected" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("agencyId", "prefix"),
    CONSTRAINT "AgencyArea_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AgencyLogin" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "agencyId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    "endedAt" DATETIME,
    CONSTRAINT "AgencyLogin_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeadOffer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "submissionId" TEXT NOT NULL,
    "agencyId" TEXT NOT NULL,
    "class" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "billing" TEXT NOT NULL,
    "object" JSONB NOT NULL,
    "postalCode" TEXT NOT NULL,
    "offeredBy" TEXT NOT NULL,
    "offeredAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" DATETIME NOT NULL,
    "state" TEXT NOT NULL,
    "endedAt" DATETIME,
    "openFor" TEXT
);

-- CreateTable
CREATE TABLE "LeadDelivery" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "offerId" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "agencyId" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "class" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "billing" TEXT NOT NULL,
    "deliveredAt" DATETIME NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT 'new',
    "outcomeAt" DATETIME,
    "withdrawnAt" DATETIME,
    "certificate" JSONB NOT NULL,
    "signature" TEXT NOT NULL,
    CONSTRAINT "LeadDelivery_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "LeadOffer" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeadReclaim" (
    "deliveryId" TEXT NOT NULL PRIMARY KEY,
    "reason" TEXT NOT NULL,
    "evidence" TEXT NOT NULL,
    "attempts" JSONB,
    "filedAt" DATETIME NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "decision" TEXT,
    "decidedBy" TEXT,
    "decidedAt" DATETIME,
    "explanation" TEXT,
    "creditMonth" TEXT,
    CONSTRAINT "LeadReclaim_deliveryId_fkey" FOREIGN KEY ("deliveryId") REFERENCES "LeadDelivery" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OwnerLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "submissionId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "recipientHash" TEXT,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "confirmedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "OwnerLink_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContactWish" (
    "submissionId" TEXT NOT NULL PRIMARY KEY,
    "channel" TEXT NOT NULL,
    "times" TEXT NOT NULL,
    "doNotCall" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "ContactWish_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Document" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "submissionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "revision" TEXT NOT NULL,
    "content" BLOB,
    "failedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Document_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Erasure" (
    "submissionId" TEXT NOT NULL PRIMARY KEY,
    "submissionKind" TEXT NOT NULL,
    "emailHash" TEXT,
    "phoneHash" TEXT,
    "requestedBy" TEXT NOT NULL,
    "erasedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Submission" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "reference" TEXT,
    "name" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "emailKey" TEXT,
    "phoneKey" TEXT,
    "status" TEXT NOT NULL,
    "notes" TEXT,
    "assignedTo" INTEGER,
    "dueAt" DATETIME,
    "dueFor" TEXT,
    "quarantine" TEXT,
    "sourcePage" TEXT,
    "repeatOf" TEXT,
    "mergedInto" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Submission_repeatOf_fkey" FOREIGN KEY ("repeatOf") REFERENCES "Submission" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Submission_mergedInto_fkey" FOREIGN KEY ("mergedInto") REFERENCES "Submission" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Valuation" (
    "submissionId" TEXT NOT NULL PRIMARY KEY,
    "propertyType" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "area" REAL NOT NULL,
    "yearBuilt" INTEGER,
    "rooms" REAL,
    "condition" TEXT,
    "notes" TEXT,
    "estimatedValue" INTEGER NOT NULL,
    "expertValue" INTEGER,
    "expertReason" TEXT,
    "expertBy" INTEGER,
    "expertAt" DATETIME,
    CONSTRAINT "Valuation_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Lead" (
    "submissionId" TEXT NOT NULL PRIMARY KEY,
    "propertyType" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "area" INTEGER NOT NULL,
    "plotArea" INTEGER,
    "yearBuilt" INTEGER,
    "condition" TEXT,
    "timeline" TEXT NOT NULL,
    "additionalInfo" TEXT,
    "partnerConsent" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Lead_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Callback" (
    "submissionId" TEXT NOT NULL PRIMARY KEY,
    "source" TEXT NOT NULL,
    "propertyType" TEXT,
    "preferredTime" DATETIME,
    "conversation" TEXT,
    CONSTRAINT "Callback_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Contact" (
    "submissionId" TEXT NOT NULL PRIMARY KEY,
    "propertyType" TEXT,
    "message" TEXT NOT NULL,
    "conversation" TEXT,
    CONSTRAINT "Contact_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Inquiry" (
    "submissionId" TEXT NOT NULL PRIMARY KEY,
    "office" TEXT NOT NULL,
    "postalArea" TEXT NOT NULL,
    "package" TEXT NOT NULL,
    "message" TEXT,
    CONSTRAINT "Inquiry_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ConsentRecord" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "submissionKind" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "wordingHash" TEXT NOT NULL,
    "sourcePage" TEXT NOT NULL,
    "origin" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "ConsentUse" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "submissionKind" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "RetentionPass" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "startedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "SubmissionEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "submissionKind" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "OutboxMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "submissionId" TEXT,
    "erasedId" TEXT,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "payload" JSONB,
    "status" TEXT NOT NULL,
    "correlationId" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseToken" TEXT,
    "leaseUntil" DATETIME,
    "failure" TEXT,
    "sentAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "OutboxMessage_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OutboxMessage_erasedId_fkey" FOREIGN KEY ("erasedId") REFERENCES "Erasure" ("submissionId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "submissionHash" TEXT NOT NULL,
    "resourceId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("scope", "key")
);

-- CreateTable
CREATE TABLE "RateLimitCounter" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "OpenQuestion_text_key" ON "OpenQuestion"("text");

-- CreateIndex
CREATE INDEX "OpenQuestion_closedAt_count_lastDay_idx" ON "OpenQuestion"("closedAt", "count", "lastDay");

-- CreateIndex
CREATE UNIQUE INDEX "AdviserWording_text_key" ON "AdviserWording"("text");

-- CreateIndex
CREATE INDEX "AdviserWording_passageId_idx" ON "AdviserWording"("passageId");

-- CreateIndex
CREATE UNIQUE INDEX "AdviserPassage_title_key" ON "AdviserPassage"("title");

-- CreateIndex
CREATE UNIQUE INDEX "MarketArticle_slug_key" ON "MarketArticle"("slug");

-- CreateIndex
CREATE INDEX "MarketArticle_createdAt_idx" ON "MarketArticle"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Guide_slug_key" ON "Guide"("slug");

-- CreateIndex
CREATE INDEX "Guide_scheduledFor_idx" ON "Guide"("scheduledFor");

-- CreateIndex
CREATE INDEX "SearchTerm_submissionId_term_idx" ON "SearchTerm"("submissionId", "term");

-- CreateIndex
CREATE INDEX "Appointment_submissionId_idx" ON "Appointment"("submissionId");

-- CreateIndex
CREATE INDEX "SubmissionPresence_seenAt_idx" ON "SubmissionPresence"("seenAt");

-- CreateIndex
CREATE INDEX "SavedView_employeeId_idx" ON "SavedView"("employeeId");

-- CreateIndex
CREATE UNIQUE INDEX "Employee_email_key" ON "Employee"("email");

-- CreateIndex
CREATE INDEX "EmployeeSession_employeeId_idx" ON "EmployeeSession"("employeeId");

-- CreateIndex
CREATE INDEX "EmployeeSession_expiresAt_idx" ON "EmployeeSession"("expiresAt");

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

-- CreateIndex
CREATE INDEX "Milestone_name_kind_askedAt_after_within_idx" ON "Milestone"("name", "kind", "askedAt", "after", "within");

-- CreateIndex
CREATE INDEX "StatusChange_submissionId_idx" ON "StatusChange"("submissionId");

-- CreateIndex
CREATE INDEX "StatusChange_kind_before_after_createdAt_idx" ON "StatusChange"("kind", "before", "after", "createdAt");

-- CreateIndex
CREATE INDEX "Qualification_class_idx" ON "Qualification"("class");

-- CreateIndex
CREATE INDEX "Qualification_endsAt_soldAt_idx" ON "Qualification"("endsAt", "soldAt");

-- CreateIndex
CREATE INDEX "Qualification_joinedTo_idx" ON "Qualification"("joinedTo");

-- CreateIndex
CREATE INDEX "Qualification_resembles_idx" ON "Qualification"("resembles");

-- CreateIndex
CREATE INDEX "Qualification_wishedAt_postalCode_idx" ON "Qualification"("wishedAt", "postalCode");

-- CreateIndex
CREATE INDEX "LeadFingerprint_submissionId_idx" ON "LeadFingerprint"("submissionId");

-- CreateIndex
CREATE UNIQUE INDEX "Agency_email_key" ON "Agency"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Agency_inquiryId_key" ON "Agency"("inquiryId");

-- CreateIndex
CREATE INDEX "Agency_state_idx" ON "Agency"("state");

-- CreateIndex
CREATE INDEX "AgencyArea_prefix_idx" ON "AgencyArea"("prefix");

-- CreateIndex
CREATE INDEX "AgencyLogin_agencyId_idx" ON "AgencyLogin"("agencyId");

-- CreateIndex
CREATE INDEX "AgencyLogin_expiresAt_idx" ON "AgencyLogin"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "LeadOffer_openFor_key" ON "LeadOffer"("openFor");

-- CreateIndex
CREATE INDEX "LeadOffer_agencyId_state_idx" ON "LeadOffer"("agencyId", "state");

-- CreateIndex
CREATE INDEX "LeadOffer_submissionId_idx" ON "LeadOffer"("submissionId");

-- CreateIndex
CREATE INDEX "LeadOffer_state_endsAt_idx" ON "LeadOffer"("state", "endsAt");

-- CreateIndex
CREATE UNIQUE INDEX "LeadDelivery_offerId_key" ON "LeadDelivery"("offerId");

-- CreateIndex
CREATE UNIQUE INDEX "LeadDelivery_submissionId_key" ON "LeadDelivery"("submissionId");

-- CreateIndex
CREATE INDEX "LeadDelivery_agencyId_month_idx" ON "LeadDelivery"("agencyId", "month");

-- CreateIndex
CREATE INDEX "LeadDelivery_deliveredAt_idx" ON "LeadDelivery"("deliveredAt");

-- CreateIndex
CREATE INDEX "LeadReclaim_decision_dueAt_idx" ON "LeadReclaim"("decision", "dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "OwnerLink_tokenHash_key" ON "OwnerLink"("tokenHash");

-- CreateIndex
CREATE INDEX "OwnerLink_submissionId_idx" ON "OwnerLink"("submissionId");

-- CreateIndex
CREATE INDEX "OwnerLink_expiresAt_idx" ON "OwnerLink"("expiresAt");

-- CreateIndex
CREATE INDEX "OwnerLink_recipientHash_idx" ON "OwnerLink"("recipientHash");

-- CreateIndex
CREATE INDEX "Document_createdAt_idx" ON "Document"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Document_submissionId_kind_revision_key" ON "Document"("submissionId", "kind", "revision");

-- CreateIndex
CREATE INDEX "Erasure_emailHash_idx" ON "Erasure"("emailHash");

-- CreateIndex
CREATE INDEX "Erasure_phoneHash_idx" ON "Erasure"("phoneHash");

-- CreateIndex
CREATE UNIQUE INDEX "Submission_reference_key" ON "Submission"("reference");

-- CreateIndex
CREATE INDEX "Submission_kind_status_createdAt_idx" ON "Submission"("kind", "status", "createdAt");

-- CreateIndex
CREATE INDEX "Submission_kind_quarantine_createdAt_id_idx" ON "Submission"("kind", "quarantine", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Submission_kind_quarantine_dueAt_createdAt_id_idx" ON "Submission"("kind", "quarantine", "dueAt", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Submission_kind_quarantine_status_updatedAt_idx" ON "Submission"("kind", "quarantine", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "Submission_kind_quarantine_assignedTo_dueAt_createdAt_id_idx" ON "Submission"("kind", "quarantine", "assignedTo", "dueAt", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Submission_emailKey_idx" ON "Submission"("emailKey");

-- CreateIndex
CREATE INDEX "Submission_phoneKey_idx" ON "Submission"("phoneKey");

-- CreateIndex
CREATE INDEX "Submission_repeatOf_idx" ON "Submission"("repeatOf");

-- CreateIndex
CREATE INDEX "Submission_mergedInto_idx" ON "Submission"("mergedInto");

-- CreateIndex
CREATE INDEX "Valuation_propertyType_submissionId_idx" ON "Valuation"("propertyType", "submissionId");

-- CreateIndex
CREATE INDEX "Lead_propertyType_submissionId_idx" ON "Lead"("propertyType", "submissionId");

-- CreateIndex
CREATE INDEX "Callback_propertyType_submissionId_idx" ON "Callback"("propertyType", "submissionId");

-- CreateIndex
CREATE INDEX "Contact_propertyType_submissionId_idx" ON "Contact"("propertyType", "submissionId");

-- CreateIndex
CREATE INDEX "ConsentRecord_submissionId_idx" ON "ConsentRecord"("submissionId");

-- CreateIndex
CREATE INDEX "ConsentRecord_createdAt_idx" ON "ConsentRecord"("createdAt");

-- CreateIndex
CREATE INDEX "ConsentUse_submissionId_idx" ON "ConsentUse"("submissionId");

-- CreateIndex
CREATE INDEX "ConsentUse_createdAt_idx" ON "ConsentUse"("createdAt");

-- CreateIndex
CREATE INDEX "SubmissionEvent_submissionId_createdAt_idx" ON "SubmissionEvent"("submissionId", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_status_nextAttemptAt_idx" ON "OutboxMessage"("status", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_status_createdAt_idx" ON "OutboxMessage"("status", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_template_status_createdAt_idx" ON "OutboxMessage"("template", "status", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_createdAt_idx" ON "OutboxMessage"("createdAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_submissionId_idx" ON "OutboxMessage"("submissionId");

-- CreateIndex
CREATE INDEX "OutboxMessage_erasedId_idx" ON "OutboxMessage"("erasedId");

-- CreateIndex
CREATE INDEX "OutboxMessage_recipient_idx" ON "OutboxMessage"("recipient");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "RateLimitCounter_expiresAt_idx" ON "RateLimitCounter"("expiresAt");

-- The ledgers are append-only. Only a retention pass may delete from them.
CREATE TRIGGER "ConsentRecord_never_changes" BEFORE UPDATE ON "ConsentRecord"
BEGIN
  SELECT RAISE(ABORT, 'ConsentRecord is append-only');
END;
CREATE TRIGGER "ConsentRecord_stays" BEFORE DELETE ON "ConsentRecord"
WHEN NOT EXISTS (SELECT 1 FROM "RetentionPass")
BEGIN
  SELECT RAISE(ABORT, 'ConsentRecord is append-only');
END;
CREATE TRIGGER "ConsentUse_never_changes" BEFORE UPDATE ON "ConsentUse"
BEGIN
  SELECT RAISE(ABORT, 'ConsentUse is append-only');
END;
CREATE TRIGGER "ConsentUse_stays" BEFORE DELETE ON "ConsentUse"
WHEN NOT EXISTS (SELECT 1 FROM "RetentionPass")
BEGIN
  SELECT RAISE(ABORT, 'ConsentUse is append-only');
END;
CREATE TRIGGER "AccountEvent_never_changes" BEFORE UPDATE ON "AccountEvent"
BEGIN
  SELECT RAISE(ABORT, 'AccountEvent is append-only');
END;
CREATE TRIGGER "AccountEvent_stays" BEFORE DELETE ON "AccountEvent"
WHEN NOT EXISTS (SELECT 1 FROM "RetentionPass")
BEGIN
  SELECT RAISE(ABORT, 'AccountEvent is append-only');
END;
