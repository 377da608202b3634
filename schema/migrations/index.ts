import sites from './0001_sites.sql' with { type: 'text' };
import work from './0002_work.sql' with { type: 'text' };
import inventory from './0003_inventory.sql' with { type: 'text' };
import ideaclouds from './0004_ideaclouds.sql' with { type: 'text' };
import content from './0005_content.sql' with { type: 'text' };
import webhooks from './0006_webhooks.sql' with { type: 'text' };
import recommendations from './0007_recommendations.sql' with { type: 'text' };
import idempotency from './0008_idempotency.sql' with { type: 'text' };
import rateWindows from './0009_rate_windows.sql' with { type: 'text' };
import feeds from './0010_feeds.sql' with { type: 'text' };
import deadLetters from './0011_dead_letters.sql' with { type: 'text' };
import runLog from './0012_run_log.sql' with { type: 'text' };
import webhooksComplete from './0013_webhooks_complete.sql' with { type: 'text' };
import vehicleFacts from './0014_vehicle_facts.sql' with { type: 'text' };
import publication from './0015_publication.sql' with { type: 'text' };
import warehouse from './0016_warehouse.sql' with { type: 'text' };
import compliance from './0017_compliance.sql' with { type: 'text' };
import contentTools from './0018_content_tools.sql' with { type: 'text' };
import featuredImages from './0071_featured_images.sql' with { type: 'text' };
import shortenedArticles from './0070_shortened_articles.sql' with { type: 'text' };
import modelUsage from './0019_model_usage.sql' with { type: 'text' };
import deliveryOrder from './0030_delivery_order.sql' with { type: 'text' };
import nodes from './0031_nodes.sql' with { type: 'text' };
import testDeliveries from './0032_test_deliveries.sql' with { type: 'text' };
import sealedAnswers from './0033_sealed_answers.sql' with { type: 'text' };
import importColumns from './0045_import_columns.sql' with { type: 'text' };
import vehicleArrival from './0046_vehicle_arrival.sql' with { type: 'text' };
import removalHolds from './0047_removal_holds.sql' with { type: 'text' };
import vehicleDoubts from './0048_vehicle_doubts.sql' with { type: 'text' };
import stagedImports from './0055_staged_imports.sql' with { type: 'text' };
import stagedArrival from './0056_staged_arrival.sql' with { type: 'text' };
import otherKeys from './0063_other_keys.sql' with { type: 'text' };
import actors from './0064_actors.sql' with { type: 'text' };
import vinFacts from './0073_vin_facts.sql' with { type: 'text' };
import storeDetails from './0074_store_details.sql' with { type: 'text' };
import factUpdates from './0075_fact_updates.sql' with { type: 'text' };
import marketListings from './0080_market_listings.sql' with { type: 'text' };
import marketImports from './0081_market_imports.sql' with { type: 'text' };
import marketInsights from './0082_market_insights.sql' with { type: 'text' };
import images from './0085_images.sql' with { type: 'text' };
import feedPhotos from './0086_feed_photos.sql' with { type: 'text' };
import generationUsage from './0087_generation_usage.sql' with { type: 'text' };
import descriptions from './0090_descriptions.sql' with { type: 'text' };
import analyticsTotals from './0100_analytics_totals.sql' with { type: 'text' };
import analyticsConnections from './0101_analytics_connections.sql' with { type: 'text' };
import analyticsMonths from './0102_analytics_months.sql' with { type: 'text' };
import analyticsFaults from './0103_analytics_faults.sql' with { type: 'text' };
import social from './0105_social.sql' with { type: 'text' };
import reviewCounts from './0106_review_counts.sql' with { type: 'text' };
import sharePages from './0110_share_pages.sql' with { type: 'text' };
import leads from './0111_leads.sql' with { type: 'text' };
import socialInspection from './0115_social_inspection.sql' with { type: 'text' };
import people from './0120_people.sql' with { type: 'text' };
import audit from './0121_audit.sql' with { type: 'text' };
import leadAnswers from './0130_lead_answers.sql' with { type: 'text' };
import ownApproval from './0140_own_approval.sql' with { type: 'text' };
import desk from './0141_desk.sql' with { type: 'text' };
import deliveryAttempts from './0150_delivery_attempts.sql' with { type: 'text' };
import auditByTime from './0151_audit_by_time.sql' with { type: 'text' };

/** In the order in which they are applied. A released one is never edited. */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: '0001_sites', sql: sites },
  { name: '0002_work', sql: work },
  { name: '0003_inventory', sql: inventory },
  { name: '0004_ideaclouds', sql: ideaclouds },
  { name: '0005_content', sql: content },
  { name: '0006_webhooks', sql: webhooks },
  { name: '0007_recommendations', sql: recommendations },
  { name: '0008_idempotency', sql: idempotency },
  { name: '0009_rate_windows', sql: rateWindows },
  { name: '0010_feeds', sql: feeds },
  { name: '0011_dead_letters', sql: deadLetters },
  { name: '0012_run_log', sql: runLog },
  { name: '0013_webhooks_complete', sql: webhooksComplete },
  { name: '0014_vehicle_facts', sql: vehicleFacts },
  { name: '0015_publication', sql: publication },
  { name: '0016_warehouse', sql: warehouse },
  { name: '0017_compliance', sql: compliance },
  { name: '0018_content_tools', sql: contentTools },
  { name: '0019_model_usage', sql: modelUsage },
  { name: '0030_delivery_order', sql: deliveryOrder },
  { name: '0031_nodes', sql: nodes },
  { name: '0032_test_deliveries', sql: testDeliveries },
  { name: '0033_sealed_answers', sql: sealedAnswers },
  { name: '0045_import_columns', sql: importColumns },
  { name: '0046_vehicle_arrival', sql: vehicleArrival },
  { name: '0047_removal_holds', sql: removalHolds },
  { name: '0048_vehicle_doubts', sql: vehicleDoubts },
  { name: '0055_staged_imports', sql: stagedImports },
  { name: '0056_staged_arrival', sql: stagedArrival },
  { name: '0063_other_keys', sql: otherKeys },
  { name: '0064_actors', sql: actors },
  { name: '0070_shortened_articles', sql: shortenedArticles },
  { name: '0071_featured_images', sql: featuredImages },
  { name: '0073_vin_facts', sql: vinFacts },
  { name: '0074_store_details', sql: storeDetails },
  { name: '0075_fact_updates', sql: factUpdates },
  { name: '0080_market_listings', sql: marketListings },
  { name: '0081_market_imports', sql: marketImports },
  { name: '0082_market_insights', sql: marketInsights },
  { name: '0085_images', sql: images },
  { name: '0086_feed_photos', sql: feedPhotos },
  { name: '0087_generation_usage', sql: generationUsage },
  { name: '0090_descriptions', sql: descriptions },
  { name: '0100_analytics_totals', sql: analyticsTotals },
  { name: '0101_analytics_connections', sql: analyticsConnections },
  { name: '0102_analytics_months', sql: analyticsMonths },
  { name: '0103_analytics_faults', sql: analyticsFaults },
  { name: '0105_social', sql: social },
  { name: '0106_review_counts', sql: reviewCounts },
  { name: '0110_share_pages', sql: sharePages },
  { name: '0111_leads', sql: leads },
  { name: '0115_social_inspection', sql: socialInspection },
  { name: '0120_people', sql: people },
  { name: '0121_audit', sql: audit },
  { name: '0130_lead_answers', sql: leadAnswers },
  { name: '0140_own_approval', sql: ownApproval },
  { name: '0141_desk', sql: desk },
  { name: '0150_delivery_attempts', sql: deliveryAttempts },
  { name: '0151_audit_by_time', sql: auditByTime },
];
