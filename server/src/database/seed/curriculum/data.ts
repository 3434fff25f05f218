import type { WeekTopic } from './topic.ts';

/** Data Analytics and Visualization, a topic a week. */
export const DATA: readonly WeekTopic[] = [
  ['Spreadsheets That Last', 'Turn a messy sheet into one that answers questions.'],
  ['Pivot Tables and Charts', 'Choose the chart that fits the question.'],
  ['Python Basics', 'Read a file line by line and count what matters.'],
  ['Functions and Files', 'Split a script into parts that can be reused.'],
  ['Pandas: Series and Frames', 'Load, filter and group a million rows.'],
  ['Cleaning Data', 'Find what is missing, doubled or wrong, and say what you did about it.'],
  ['Matplotlib', 'Draw a plot that needs no explanation.'],
  ['Statistics for Analysts', 'Tell a difference from chance.'],
  ['Calling APIs', 'Collect data from a service and respect its limits.'],
  ['SQL: Select and Join', 'Answer a business question from four tables.'],
  ['SQL: Windows and Views', 'Rank, compare and keep a query for others.'],
  ['Data Modeling', 'Draw a schema that survives its second question.'],
  ['Web Scraping', 'Take data from a page that offers no download.'],
  ['Document Databases', 'Store what does not fit into a table.'],
  ['Interactive Charts', 'Let readers ask their own questions of a chart.'],
  ['Maps', 'Show where something happens without misleading.'],
  ['Dashboards', 'Put five figures on a page that a manager reads daily.'],
  ['Storytelling with Data', 'Lead an audience from a question to a decision.'],
  ['Extract, Transform, Load', 'Build a pipeline that can run twice.'],
  ['Regression', 'Predict a number and say how sure you are.'],
  ['Classification', 'Sort customers and judge the mistakes.'],
  ['Clustering', 'Find groups that nobody has named yet.'],
  ['Large Data', 'Work on more data than fits into memory.'],
  ['Final Project', 'Present an analysis from raw data to advice.'],
];
