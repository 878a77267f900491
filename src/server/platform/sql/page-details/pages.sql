-- The screens that have an address (schema/catalog/page-details.ts).
INSERT INTO catalog.pages (pattern, page_name, title, description) VALUES
  ('/', 'HomeScreen', '{brand}: reviews, salaries and straight talk about work in India',
   'What people at work in India say about notice periods, offers, pay and managers, under names that are not their own.'),
  ('/p/{postId}', 'Post', '{subject} | {brand}', 'Read what people at work in India answer, and say what you think.')
ON CONFLICT (pattern) DO UPDATE SET
  page_name = excluded.page_name, title = excluded.title, description = excluded.description;
