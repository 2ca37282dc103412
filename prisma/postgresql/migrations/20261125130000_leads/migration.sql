-- CreateTable
CREATE TABLE "Qualification" (
    "requestId" TEXT NOT NULL,
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
    "isSeparate" BOOLEAN NOT NULL DEFAULT false,
    "soldAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Qualification_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "LeadMark" (
    "mark" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "isSold" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LeadMark_pkey" PRIMARY KEY ("mark")
);

-- CreateTable
CREATE TABLE "Agent" (
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

    CONSTRAINT "Agent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AgentArea" (
    "agentId" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "isProtected" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "AgentArea_pkey" PRIMARY KEY ("agentId","prefix")
);

-- CreateTable
CREATE TABLE "AgentLogin" (
    "id" TEXT NOT NULL,
    "agentId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "AgentLogin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LeadOffer" (
    "id" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "agentId" TEXT NOT NULL,
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
    "requestId" TEXT NOT NULL,
    "agentId" TEXT NOT NULL,
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

-- AddForeignKey
ALTER TABLE "Qualification" ADD CONSTRAINT "Qualification_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AgentArea" ADD CONSTRAINT "AgentArea_agentId_fkey" FOREIGN KEY ("agentId") REFERENCES "Agent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AgentLogin" ADD CONSTRAINT "AgentLogin_agentId_fkey" FOREIGN KEY ("agentId") REFERENCES "Agent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeadDelivery" ADD CONSTRAINT "LeadDelivery_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "LeadOffer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeadReclaim" ADD CONSTRAINT "LeadReclaim_deliveryId_fkey" FOREIGN KEY ("deliveryId") REFERENCES "LeadDelivery"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

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
SELECT "About"."requestId", "postalCode", "propertyType", "at", "at" + INTERVAL '48 hours'
FROM "About" JOIN "Given" ON "Given"."requestId" = "About"."requestId"
WHERE NOT EXISTS (
    SELECT 1 FROM "ConsentRecord" AS "later"
    WHERE "later"."requestId" = "Given"."requestId" AND "later"."purpose" = 'partner'
    AND "later"."action" = 'withdrawn' AND "later"."createdAt" > "at"
);
