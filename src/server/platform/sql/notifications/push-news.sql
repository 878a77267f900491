-- Queues a push to each device for a new notification. Further events about its subject push only after it was seen.
CREATE OR REPLACE FUNCTION persona.push_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO persona.pushes (notification_id, device_ref)
  SELECT new.id, d.device_ref FROM persona.push_devices d WHERE d.inbox_ref = new.inbox_ref
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER push_new AFTER INSERT ON persona.notifications
  FOR EACH ROW WHEN (new.status = 0) EXECUTE FUNCTION persona.push_news();

CREATE OR REPLACE TRIGGER push_renewed AFTER UPDATE OF status ON persona.notifications
  FOR EACH ROW WHEN (new.status = 0 AND (old.status <> 0 OR old.dismissed) AND NOT new.dismissed)
  EXECUTE FUNCTION persona.push_news();
