"""What The Awakening adds (rules 11): unrest, Civil War, the Caliphate, mats that turn over, its random tables."""
