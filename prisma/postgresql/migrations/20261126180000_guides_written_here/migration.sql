-- AlterTable
ALTER TABLE "MarketArticle" ADD COLUMN "imageAlt" TEXT NOT NULL DEFAULT '';

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

    CONSTRAINT "GuideVersion_pkey" PRIMARY KEY ("guideId", "number")
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

    CONSTRAINT "GuidePictureFile_pkey" PRIMARY KEY ("pictureId", "name")
);

-- CreateIndex
CREATE UNIQUE INDEX "Guide_slug_key" ON "Guide"("slug");

-- CreateIndex
CREATE INDEX "Guide_scheduledFor_idx" ON "Guide"("scheduledFor");

-- AddForeignKey
ALTER TABLE "GuideVersion" ADD CONSTRAINT "GuideVersion_guideId_fkey" FOREIGN KEY ("guideId") REFERENCES "Guide"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuidePictureFile" ADD CONSTRAINT "GuidePictureFile_pictureId_fkey" FOREIGN KEY ("pictureId") REFERENCES "GuidePicture"("id") ON DELETE CASCADE ON UPDATE CASCADE;
