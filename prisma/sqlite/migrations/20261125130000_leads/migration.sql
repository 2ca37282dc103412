-- CreateTable
CREATE TABLE "Qualification" (
    "requestId" TEXT NOT NULL PRIMARY KEY,
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
    "isSeparate" BOOLEAN NOT NULL DEFAULT false,
    "soldAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Qualification_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeadMark" (
    "mark" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT NOT NULL,
    "isSold" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Agent" (
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
CREATE TABLE "AgentArea" (
    "agentId" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "isProtected" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("agentId", "prefix"),
    CONSTRAINT "AgentArea_agentId_fkey" FOREIGN KEY ("agentId") REFERENCES "Agent" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AgentLogin" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "agentId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    "endedAt" DATETIME,
    CONSTRAINT "AgentLogin_agentId_fkey" FOREIGN KEY ("agentId") REFERENCES "Agent" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeadOffer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT NOT NULL,
    "agentId" TEXT NOT NULL,
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
    "requestId" TEXT NOT NULL,
    "agentId" TEXT NOT NULL,
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

-- CreateIndex
CREATE INDEX "Qualification_class_idx" ON "Qualification"("class");

-- CreateIndex
CREATE INDEX "Qualification_endsAt_soldAt_idx" ON "Qualification"("endsAt", "soldAt");

-- CreateIndex
CREATE INDEX "Qualification_joinedTo_idx" ON "Qualification"("joinedTo");

-- CreateIndex
CREATE INDEX "Qualification_wishedAt_postalCode_idx" ON "Qualification"("wishedAt", "postalCode");

-- CreateIndex
CREATE INDEX "LeadMark_requestId_idx" ON "LeadMark"("requestId");

-- CreateIndex
CREATE UNIQUE INDEX "Agent_email_key" ON "Agent"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Agent_inquiryId_key" ON "Agent"("inquiryId");

-- CreateIndex
CREATE INDEX "Agent_state_idx" ON "Agent"("state");

-- CreateIndex
CREATE INDEX "AgentArea_prefix_idx" ON "AgentArea"("prefix");

-- CreateIndex
CREATE INDEX "AgentLogin_agentId_idx" ON "AgentLogin"("agentId");

-- CreateIndex
CREATE INDEX "AgentLogin_expiresAt_idx" ON "AgentLogin"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "LeadOffer_openFor_key" ON "LeadOffer"("openFor");

-- CreateIndex
CREATE INDEX "LeadOffer_agentId_state_idx" ON "LeadOffer"("agentId", "state");

-- CreateIndex
CREATE INDEX "LeadOffer_requestId_idx" ON "LeadOffer"("requestId");

-- CreateIndex
CREATE INDEX "LeadOffer_state_endsAt_idx" ON "LeadOffer"("state", "endsAt");

-- CreateIndex
CREATE UNIQUE INDEX "LeadDelivery_offerId_key" ON "LeadDelivery"("offerId");

-- CreateIndex
CREATE UNIQUE INDEX "LeadDelivery_requestId_key" ON "LeadDelivery"("requestId");

-- CreateIndex
CREATE INDEX "LeadDelivery_agentId_month_idx" ON "LeadDelivery"("agentId", "month");

-- CreateIndex
CREATE INDEX "LeadDelivery_deliveredAt_idx" ON "LeadDelivery"("deliveredAt");

-- CreateIndex
CREATE INDEX "LeadReclaim_decision_dueAt_idx" ON "LeadReclaim"("decision", "dueAt");

-- Requests that may be passed on already. The worker looks at each of them, as at new ones.
WITH "Given" AS (
    SELECT "requestId", max("createdAt") AS "at" FROM "ConsentRecord"
    WHERE "purpose" = 'partner' AND "action" = 'given' GROUP BY "requestId"
), "About" AS (
    SELECT "requestId", "postalCode", "propertyType" FROM "Valuation"
    UNION ALL SELECT "requestId", "postalCode", "propertyType" FROM "Lead"
)
INSERT INTO "Qualification"
    ("requestId", "postalCode", "propertyType", "wishedAt", "endsAt")
SELECT "About"."requestId", "postalCode", "propertyType", "at", strftime('%Y-%m-%dT%H:%M:%f+00:00', "at", '+48 hours')
FROM "About" JOIN "Given" ON "Given"."requestId" = "About"."requestId"
WHERE NOT EXISTS (
    SELECT 1 FROM "ConsentRecord" AS "later"
    WHERE "later"."requestId" = "Given"."requestId" AND "later"."purpose" = 'partner'
    AND "later"."action" = 'withdrawn' AND "later"."createdAt" > "at"
);
