-- CreateTable
CREATE TABLE "OpenQuestion" (
    "id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "lastDay" TEXT NOT NULL,
    "closedAt" TIMESTAMP(3),
    "closedBy" INTEGER,

    CONSTRAINT "OpenQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdviserWording" (
    "id" TEXT NOT NULL,
    "passageId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdBy" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AdviserWording_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdviserPassage" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "questions" TEXT NOT NULL,
    "sources" TEXT NOT NULL,
    "createdBy" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AdviserPassage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MarketArticle" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "imageAlt" TEXT NOT NULL DEFAULT '',
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "asOf" TEXT,
    "sources" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MarketArticle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ArticleSeed" (
    "slug" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "appliedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ArticleSeed_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "ArticleViews" (
    "slug" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ArticleViews_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "Guide" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "imageAlt" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "asOf" TEXT,
    "sources" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "publishedAt" TIMESTAMP(3),
    "scheduledFor" TIMESTAMP(3),
    "scheduledVersion" INTEGER,
    "previewUntil" TIMESTAMP(3),
    "previewRound" INTEGER NOT NULL DEFAULT 0,
    "changedBy" INTEGER,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Guide_pkey" PRIMARY KEY ("id")
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
    "publishedAt" TIMESTAMP(3),
    "createdBy" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GuideVersion_pkey" PRIMARY KEY ("guideId","number")
);

-- CreateTable
CREATE TABLE "GuidePicture" (
    "id" TEXT NOT NULL,
    "uploadedBy" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GuidePicture_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GuidePictureFile" (
    "pictureId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "GuidePictureFile_pkey" PRIMARY KEY ("pictureId","name")
);

-- CreateTable
CREATE TABLE "SearchTerm" (
    "submissionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "SearchTerm_pkey" PRIMARY KEY ("kind","term","submissionId")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
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
CREATE TABLE "SubmissionPresence" (
    "submissionId" TEXT NOT NULL,
    "employeeId" INTEGER NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SubmissionPresence_pkey" PRIMARY KEY ("submissionId","employeeId")
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

-- CreateTable
CREATE TABLE "Employee" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'mitarbeiter',
    "passwordHash" TEXT NOT NULL,
    "disabledAt" TIMESTAMP(3),
    "mustChangePassword" BOOLEAN NOT NULL DEFAULT false,
    "secondFactorRequired" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Employee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EmployeeSession" (
    "id" TEXT NOT NULL,
    "employeeId" INTEGER NOT NULL,
    "device" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "EmployeeSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TotpFactor" (
    "employeeId" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmedAt" TIMESTAMP(3),
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TotpFactor_pkey" PRIMARY KEY ("employeeId")
);

-- CreateTable
CREATE TABLE "Passkey" (
    "id" TEXT NOT NULL,
    "employeeId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" TEXT NOT NULL,
    "employeeId" INTEGER NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuthStep" (
    "id" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "employeeId" INTEGER,
    "challenge" TEXT,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AuthStep_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccountEvent" (
    "id" SERIAL NOT NULL,
    "accountId" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "details" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Milestone" (
    "submissionId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL,
    "after" INTEGER NOT NULL,
    "within" INTEGER,

    CONSTRAINT "Milestone_pkey" PRIMARY KEY ("submissionId","name")
);

-- CreateTable
CREATE TABLE "StatusChange" (
    "id" SERIAL NOT NULL,
    "submissionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StatusChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ArticleViewsDay" (
    "day" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ArticleViewsDay_pkey" PRIMARY KEY ("day","slug")
);

-- CreateTable
CREATE TABLE "Qualification" (
    "submissionId" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "propertyType" TEXT NOT NULL,
    "wishedAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "stoppedAt" TIMESTAMP(3),
    "receivedAt" TIMESTAMP(3),
    "contactAt" TIMESTAMP(3),
    "contactSource" TEXT,
    "propertyAt" TIMESTAMP(3),
    "intentAt" TIMESTAMP(3),
    "intentBy" INTEGER,
    "intentWords" TEXT,
    "isOwner" BOOLEAN NOT NULL DEFAULT false,
    "timeline" TEXT,
    "releasedAt" TIMESTAMP(3),
    "releasedBy" INTEGER,
    "value" INTEGER,
    "valueBasis" TEXT,
    "class" TEXT,
    "setClass" TEXT,
    "setReason" TEXT,
    "setBy" INTEGER,
    "setAt" TIMESTAMP(3),
    "joinedTo" TEXT,
    "resembles" TEXT,
    "isSeparate" BOOLEAN NOT NULL DEFAULT false,
    "soldAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Qualification_pkey" PRIMARY KEY ("submissionId")
);

-- CreateTable
CREATE TABLE "LeadFingerprint" (
    "fingerprint" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "isSold" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LeadFingerprint_pkey" PRIMARY KEY ("fingerprint")
);

-- CreateTable
CREATE TABLE "Agency" (
    "id" TEXT NOT NULL,
    "office" TEXT NOT NULL,
    "contactName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "state" TEXT NOT NULL,
    "licence" TEXT,
    "licenceAuthority" TEXT,
    "licenceCheckedAt" TIMESTAMP(3),
    "licenceCheckedBy" INTEGER,
    "package" TEXT,
    "singleOrders" INTEGER NOT NULL DEFAULT 0,
    "inquiryId" TEXT,
    "webhookUrl" TEXT,
    "lastOfferAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Agency_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AgencyArea" (
    "agencyId" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "isProtected" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "AgencyArea_pkey" PRIMARY KEY ("agencyId","prefix")
);

-- CreateTable
CREATE TABLE "AgencyLogin" (
    "id" TEXT NOT NULL,
    "agencyId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "AgencyLogin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LeadOffer" (
    "id" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "agencyId" TEXT NOT NULL,
    "class" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "billing" TEXT NOT NULL,
    "object" JSONB NOT NULL,
    "postalCode" TEXT NOT NULL,
    "offeredBy" TEXT NOT NULL,
    "offeredAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "state" TEXT NOT NULL,
    "endedAt" TIMESTAMP(3),
    "openFor" TEXT,

    CONSTRAINT "LeadOffer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LeadDelivery" (
    "id" TEXT NOT NULL,
    "offerId" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "agencyId" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "class" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "billing" TEXT NOT NULL,
    "deliveredAt" TIMESTAMP(3) NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT 'new',
    "outcomeAt" TIMESTAMP(3),
    "withdrawnAt" TIMESTAMP(3),
    "certificate" JSONB NOT NULL,
    "signature" TEXT NOT NULL,

    CONSTRAINT "LeadDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LeadReclaim" (
    "deliveryId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "evidence" TEXT NOT NULL,
    "attempts" JSONB,
    "filedAt" TIMESTAMP(3) NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "decision" TEXT,
    "decidedBy" TEXT,
    "decidedAt" TIMESTAMP(3),
    "explanation" TEXT,
    "creditMonth" TEXT,

    CONSTRAINT "LeadReclaim_pkey" PRIMARY KEY ("deliveryId")
);

-- CreateTable
CREATE TABLE "OwnerLink" (
    "id" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "recipientHash" TEXT,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    "confirmedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OwnerLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactWish" (
    "submissionId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "times" TEXT NOT NULL,
    "doNotCall" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContactWish_pkey" PRIMARY KEY ("submissionId")
);

-- CreateTable
CREATE TABLE "Document" (
    "id" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "revision" TEXT NOT NULL,
    "content" BYTEA,
    "failedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Erasure" (
    "submissionId" TEXT NOT NULL,
    "submissionKind" TEXT NOT NULL,
    "emailHash" TEXT,
    "phoneHash" TEXT,
    "requestedBy" TEXT NOT NULL,
    "erasedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Erasure_pkey" PRIMARY KEY ("submissionId")
);

-- CreateTable
CREATE TABLE "Submission" (
    "id" TEXT NOT NULL,
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
    "dueAt" TIMESTAMP(3),
    "dueFor" TEXT,
    "quarantine" TEXT,
    "sourcePage" TEXT,
    "repeatOf" TEXT,
    "mergedInto" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Valuation" (
    "submissionId" TEXT NOT NULL,
    "propertyType" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "area" DOUBLE PRECISION NOT NULL,
    "yearBuilt" INTEGER,
    "rooms" DOUBLE PRECISION,
    "condition" TEXT,
    "notes" TEXT,
    "estimatedValue" INTEGER NOT NULL,
    "expertValue" INTEGER,
    "expertReason" TEXT,
    "expertBy" INTEGER,
    "expertAt" TIMESTAMP(3),

    CONSTRAINT "Valuation_pkey" PRIMARY KEY ("submissionId")
);

-- CreateTable
CREATE TABLE "Lead" (
    "submissionId" TEXT NOT NULL,
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

    CONSTRAINT "Lead_pkey" PRIMARY KEY ("submissionId")
);

-- CreateTable
CREATE TABLE "Callback" (
    "submissionId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "propertyType" TEXT,
    "preferredTime" TIMESTAMP(3),
    "conversation" TEXT,

    CONSTRAINT "Callback_pkey" PRIMARY KEY ("submissionId")
);

-- CreateTable
CREATE TABLE "Contact" (
    "submissionId" TEXT NOT NULL,
    "propertyType" TEXT,
    "message" TEXT NOT NULL,
    "conversation" TEXT,

    CONSTRAINT "Contact_pkey" PRIMARY KEY ("submissionId")
);

-- CreateTable
CREATE TABLE "Inquiry" (
    "submissionId" TEXT NOT NULL,
    "office" TEXT NOT NULL,
    "postalArea" TEXT NOT NULL,
    "package" TEXT NOT NULL,
    "message" TEXT,

    CONSTRAINT "Inquiry_pkey" PRIMARY KEY ("submissionId")
);

-- CreateTable
CREATE TABLE "ConsentRecord" (
    "id" TEXT NOT NULL,
    "submissionKind" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "wordingHash" TEXT NOT NULL,
    "sourcePage" TEXT NOT NULL,
    "origin" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConsentRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConsentUse" (
    "id" TEXT NOT NULL,
    "submissionKind" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConsentUse_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RetentionPass" (
    "id" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RetentionPass_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubmissionEvent" (
    "id" TEXT NOT NULL,
    "submissionKind" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SubmissionEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutboxMessage" (
    "id" TEXT NOT NULL,
    "submissionId" TEXT,
    "erasedId" TEXT,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "payload" JSONB,
    "status" TEXT NOT NULL,
    "correlationId" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseToken" TEXT,
    "leaseUntil" TIMESTAMP(3),
    "failure" TEXT,
    "sentAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OutboxMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "submissionHash" TEXT NOT NULL,
    "resourceId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "RateLimitCounter" (
    "id" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RateLimitCounter_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "GuideVersion" ADD CONSTRAINT "GuideVersion_guideId_fkey" FOREIGN KEY ("guideId") REFERENCES "Guide"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuidePictureFile" ADD CONSTRAINT "GuidePictureFile_pictureId_fkey" FOREIGN KEY ("pictureId") REFERENCES "GuidePicture"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SearchTerm" ADD CONSTRAINT "SearchTerm_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionPresence" ADD CONSTRAINT "SubmissionPresence_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TotpFactor" ADD CONSTRAINT "TotpFactor_employeeId_fkey" FOREIGN KEY ("employeeId") REFERENCES "Employee"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_employeeId_fkey" FOREIGN KEY ("employeeId") REFERENCES "Employee"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_employeeId_fkey" FOREIGN KEY ("employeeId") REFERENCES "Employee"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Milestone" ADD CONSTRAINT "Milestone_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatusChange" ADD CONSTRAINT "StatusChange_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Qualification" ADD CONSTRAINT "Qualification_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AgencyArea" ADD CONSTRAINT "AgencyArea_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AgencyLogin" ADD CONSTRAINT "AgencyLogin_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeadDelivery" ADD CONSTRAINT "LeadDelivery_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "LeadOffer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeadReclaim" ADD CONSTRAINT "LeadReclaim_deliveryId_fkey" FOREIGN KEY ("deliveryId") REFERENCES "LeadDelivery"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OwnerLink" ADD CONSTRAINT "OwnerLink_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactWish" ADD CONSTRAINT "ContactWish_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_repeatOf_fkey" FOREIGN KEY ("repeatOf") REFERENCES "Submission"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_mergedInto_fkey" FOREIGN KEY ("mergedInto") REFERENCES "Submission"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Valuation" ADD CONSTRAINT "Valuation_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lead" ADD CONSTRAINT "Lead_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Callback" ADD CONSTRAINT "Callback_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Inquiry" ADD CONSTRAINT "Inquiry_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_erasedId_fkey" FOREIGN KEY ("erasedId") REFERENCES "Erasure"("submissionId") ON DELETE CASCADE ON UPDATE CASCADE;

-- The ledgers are append-only. Only a retention pass may delete from them.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM "RetentionPass") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;
CREATE TRIGGER "ConsentRecord_never_changes" BEFORE UPDATE OR DELETE ON "ConsentRecord"
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER "ConsentRecord_stays" BEFORE TRUNCATE ON "ConsentRecord"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER "ConsentUse_never_changes" BEFORE UPDATE OR DELETE ON "ConsentUse"
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER "ConsentUse_stays" BEFORE TRUNCATE ON "ConsentUse"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER "AccountEvent_never_changes" BEFORE UPDATE OR DELETE ON "AccountEvent"
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER "AccountEvent_stays" BEFORE TRUNCATE ON "AccountEvent"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
